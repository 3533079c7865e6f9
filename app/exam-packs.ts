import { createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Verdict } from '#features/records/index.ts'

const usage = `Usage: bin/candor verify-pack FILE.zip [--key KEY.pem]
       bin/candor pack-key

verify-pack checks every file of an exam pack and the signature, with the key given, else with the key in DATA_DIR.
pack-key prints the public key in DATA_DIR, for whoever checks packs.`

/** As for the server, save that without the setting it is found from everywhere. */
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(import.meta.dirname, '../data')

/** Features come with all their libraries, about a second of loading: not before there is something to do. */
const loadRecords = () => import('#features/records/index.ts')

async function verify(file: string, keyFile: string | undefined) {
	const { readPackKey, verifyPack } = await loadRecords()
	const own = keyFile ? null : await readPackKey(dataDir)
	const trusted = keyFile ? createPublicKey(await readFile(keyFile)) : own && createPublicKey(own)
	const verdict = await verifyPack(file, trusted)
	if (verdict.faults.length) {
		console.error(`${file} is not as it was made:`)
		for (const fault of verdict.faults) console.error(`  ${fault}`)
		process.exitCode = 1
	} else console.log(`${file} is intact.\n${tell(verdict, trusted)}`)
}

function tell({ manifest, key }: Verdict, trusted: KeyObject | null) {
	if (!manifest) return ''
	const { files, calls, madeAt, madeBy, product, id } = manifest
	const signature = trusted
		? `Signed with ${key}, the key it was checked with.`
		: `Signed with ${key}, the key in the pack itself. Nothing here says whose that is: compare it with the
company's (bin/candor pack-key), or check again with --key.`
	return `Calls: ${calls.length}. Files: ${files.length}. Made ${madeAt} by ${madeBy.name} with ${product}. Pack ${id}.\n${signature}`
}

async function printKey() {
	const { fingerprint, readPackKey, writePublicKey } = await loadRecords()
	const key = await readPackKey(dataDir)
	if (!key) throw new Error(`There is no key in ${dataDir} yet: it is made with the first exam pack.`)
	process.stdout.write(writePublicKey(key))
	console.error(fingerprint(createPublicKey(key)))
}

function readArguments() {
	try {
		const { values, positionals } = parseArgs({
			options: { key: { type: 'string' } },
			allowPositionals: true,
		})
		const [command, file, ...more] = positionals
		if (command === 'verify-pack' && file && !more.length) return () => verify(file, values.key)
		if (command === 'pack-key' && !file) return printKey
		throw new Error(usage)
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exit(2)
	}
}

try {
	await readArguments()()
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exit(1)
}
