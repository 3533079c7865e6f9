import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LabeledCall } from './labeled-call.ts'

const folder = join(import.meta.dirname, '../../../corpus')

type Filter = Partial<Pick<LabeledCall, 'split'>> & { sources?: readonly LabeledCall['source'][] }

/**
 * The labeled calls of `corpus` in a fixed order, by default those to train on. Throws for a line that does not
 * match the schema, with its file and number.
 */
export function readCorpus({ split = 'train', sources }: Filter = {}): LabeledCall[] {
	return globSync('*.jsonl', { cwd: folder })
		.sort()
		.flatMap(readFile)
		.filter((call) => call.split === split && (!sources || sources.includes(call.source)))
}

function readFile(file: string): LabeledCall[] {
	const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
	return lines.map((line, at) => {
		const result = LabeledCall.safeParse(JSON.parse(line))
		if (!result.success) throw new Error(`corpus/${file}:${at + 1}: ${result.error.message}`)
		return result.data
	})
}

/** Identifies the labeled data that weights were trained on: changes whenever one of these calls does. */
export const checksumOf = (calls: readonly LabeledCall[]): string =>
	createHash('sha256').update(JSON.stringify(calls)).digest('hex')
