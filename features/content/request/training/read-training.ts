import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LabeledRequest } from './labeled-request.ts'

const folder = join(import.meta.dirname, '../../../../corpus/requests')

/**
 * The labeled requests of `corpus/requests` in a fixed order, by default those to train on. Throws for a line that does
 * not match the schema, with its file and number.
 */
export const readLabeledRequests = (split: LabeledRequest['split'] = 'train'): LabeledRequest[] =>
	globSync('*.jsonl', { cwd: folder })
		.sort()
		.flatMap(readFile)
		.filter((request) => request.split === split)

function readFile(file: string): LabeledRequest[] {
	const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
	return lines.map((line, at) => {
		const result = LabeledRequest.safeParse(JSON.parse(line))
		if (!result.success) throw new Error(`corpus/requests/${file}:${at + 1}: ${result.error.message}`)
		return result.data
	})
}

/** Identifies the requests that weights were trained on. */
export const checksumOfRequests = () =>
	createHash('sha256').update(JSON.stringify(readLabeledRequests())).digest('hex')
