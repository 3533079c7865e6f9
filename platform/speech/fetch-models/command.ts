import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '#platform/http/problem.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { fetchFile } from './fetch-file.ts'
import { type PublishedModel, publishedModels } from './published-models.ts'

/* The program behind bin/fetch-models. */

const usage = `Fetches a speech recognition model into MODELS_DIR, checks it, and goes on where it stopped.

  bin/fetch-models MODEL --sha256 FILE=CHECKSUM [--sha256 FILE=CHECKSUM ...] [--from ADDRESS]

Every file needs the SHA-256 that its publisher shows on the file's page. --from names a mirror of the folder.
Models:
${Object.entries(publishedModels)
	.map(([name, { about, address, files }]) => `  ${name}: ${about}\n    ${address}\n    ${files.join(' ')}`)
	.join('\n')}`

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			sha256: { type: 'string', multiple: true, default: [] },
			from: { type: 'string' },
			help: { type: 'boolean', short: 'h', default: false },
		},
	})
	const [name = ''] = positionals
	const model = publishedModels[name]
	if (values.help || !model) stop(usage, values.help ? 0 : 1)
	else await fetchModel(name, values.from ? { ...model, address: values.from } : model, values.sha256)
} catch (error) {
	stop(error instanceof Problem || error instanceof TypeError ? error.message : String(error), 1)
}

async function fetchModel(name: string, { address, files }: PublishedModel, given: string[]) {
	const checksums = new Map(given.map((pair) => pair.split('=', 2) as [string, string]))
	const unknown = files.filter((file) => !/^[0-9a-f]{64}$/i.test(checksums.get(file) ?? ''))
	if (unknown.length > 0)
		return stop(
			`Give the SHA-256 of ${unknown.join(', ')}, as shown at ${address}: --sha256 FILE=CHECKSUM`,
			1,
		)
	const folder = join(readSettings().speech.modelsDir, name)
	for (const file of files) {
		const outcome = await fetchFile({
			url: new URL(file, address.replace(/\/*$/, '/')).href,
			path: join(folder, file),
			sha256: checksums.get(file) as string,
			onProgress: (bytes, ofBytes) => showProgress(file, bytes, ofBytes),
		})
		console.log(`${process.stdout.isTTY ? '\r' : ''}${file}: ${outcome}, checksum right.   `)
	}
	console.log(`${name} is in ${folder} and is used from the next start on.`)
}

function showProgress(file: string, bytes: number, ofBytes: number | null) {
	const megabytes = (count: number) => `${(count / 1e6).toFixed(0)} MB`
	if (process.stdout.isTTY)
		process.stdout.write(`\r${file}: ${megabytes(bytes)}${ofBytes ? ` of ${megabytes(ofBytes)}` : ''} `)
}

function stop(message: string, code: number) {
	console.error(message)
	process.exitCode = code
}
