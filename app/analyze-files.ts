import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'

const usage = `Usage: bin/candor analyze FILE… [--out DIR]

Reads transcripts (.json, .vtt, .srt, .txt), hides personal numbers in them and judges what was said.
Writes JSON to the standard output, or with --out one file a call, DIR/ID.json.`

/** What was wrong with a file is said on the standard error; the others are still done, and the exit code is 1. */
async function analyzeFiles(paths: string[], outDir: string | undefined) {
	const analyzeFile = await loadAnalyst()
	const results: { id: string }[] = []
	if (outDir) await mkdir(outDir, { recursive: true })
	for (const path of paths) {
		try {
			const result = await analyzeFile(path)
			if (outDir && results.some(({ id }) => id === result.id))
				throw new Error(`another file has the id ${result.id} too`)
			if (outDir) await writeFile(join(outDir, `${result.id}.json`), asJson(result))
			results.push(outDir ? { id: result.id } : result)
		} catch (error) {
			process.exitCode = 1
			console.error(`${path}: ${error instanceof Error ? error.message : error}`)
		}
	}
	if (!outDir && results.length) process.stdout.write(asJson(paths.length === 1 ? results[0] : results))
}

/** Not before there is something to analyze: the learned weights take a while to load. */
async function loadAnalyst() {
	const { analyzeTranscript } = await import('#features/analysis/pure.ts')
	const { readTranscriptFile, redactTranscript } = await import('#features/recordings/pure.ts')

	/** The analysis of a transcript, with the turns numbered as they are in its file, from 0. */
	return async (path: string) => {
		const bytes = await readFile(path)
		const { segments, turns } = readTranscriptFile(basename(path), bytes, '')
		const redacted = redactTranscript(segments)
		const { findings, ...analysis } = numberTurns(analyzeTranscript(redacted.segments), turns)
		return {
			id: idOf(path, bytes),
			...analysis,
			findings: findings.filter(({ status }) => status === 'found'),
			/** Taken back by the rep, or heard too unsurely: they cost no points. */
			otherFindings: findings.filter(({ status }) => status !== 'found'),
			hiddenPassages: redacted.hiddenPassages,
		}
	}
}

function numberTurns<Value>(value: Value, turns: readonly number[]): Value {
	const isTurn = (key: string) => key === 'turn' || key === 'enrollmentTurn'
	return JSON.parse(JSON.stringify(value), (key, held) =>
		isTurn(key) && typeof held === 'number' ? turns[held] : held,
	)
}

/** The `id` that a JSON transcript gives itself, where that can name a file; otherwise the name of the file. */
function idOf(path: string, bytes: Uint8Array): string {
	const extension = extname(path)
	const name = basename(path, extension)
	if (extension.toLowerCase() !== '.json') return name
	const { id } = JSON.parse(new TextDecoder().decode(bytes)) as { id?: unknown }
	return typeof id === 'string' && /^\w[\w.-]{0,99}$/.test(id) ? id : name
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`

function readArguments() {
	try {
		const options = { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
		const { values, positionals } = parseArgs({ options, allowPositionals: true })
		const [command, ...paths] = positionals
		if (values.help) return { help: true } as const
		if (command !== 'analyze' || !paths.length) throw new Error(usage)
		return { help: false, paths, out: values.out } as const
	} catch (error) {
		console.error(error instanceof Error ? error.message : error)
		process.exit(2)
	}
}

const asked = readArguments()
if (asked.help) console.log(usage)
else await analyzeFiles(asked.paths, asked.out)
