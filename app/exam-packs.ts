import { createPublicKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Verdict } from '#features/records/index.ts'

const usage = `Usage: bin/candor verify-pack FILE.zip [--key KEY.pem]
       bin/candor pack-key

verify-pack checks every byte of an exam pack and its signature, with the key given, else with the key in DATA_DIR.
It exits with 0 if the pack is intact, with 1 if it is not, and with 3 if there is no trusted key to check it with.
pack-key prints the public key in DATA_DIR, for anyone who checks packs.`

/** As for the server, except that without the setting it is found from everywhere. */
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(import.meta.dirname, '../data')

/** Features come with all their libraries, about a second of loading: not before there is something to do. */
const loadRecords = () => import('#features/records/index.ts')

async function verify(file: string, keyFile: string | undefined) {
	const { readPackKey, verifyPack } = await loadRecords()
	const own = keyFile ? null : await readPackKey(dataDir)
	const trusted = keyFile ? createPublicKey(await readFile(keyFile)) : own && createPublicKey(own)
	const verdict = await verifyPack(file, trusted)
	if (verdict.faults.length) {
		console.error(`${file} is not intact:`)
		for (const fault of verdict.faults) console.error(`  ${fault}`)
		process.exitCode = 1
	} else if (trusted) {
		console.log(
			`${file} is intact.\n${describePack(verdict)}\nSigned with ${verdict.key}, the key it was checked with.`,
		)
	} else {
		console.error(`${file} matches its own signature, but the key that made it, ${verdict.key}, came with the pack: anyone
can make a key and sign such a pack. Get the company's key from the company (bin/candor pack-key), not from whoever gave
you the pack, and check again with --key.\n${describePack(verdict)}`)
		process.exitCode = 3
	}
}

function describePack({ manifest }: Verdict) {
	if (!manifest) return ''
	const { files, calls, madeAt, madeBy, product, id } = manifest
	return `Calls: ${calls.length}. Files: ${files.length}. Made ${madeAt} by ${madeBy.name} with ${product}. Pack ${id}.`
}

async function printKey() {
	const { fingerprint, readPackKey, writePublicKey } = await loadRecords()
	const key = await readPackKey(dataDir)
	if (!key) throw new Error(`There is no key in ${dataDir} yet. It is created with the first exam pack.`)
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
