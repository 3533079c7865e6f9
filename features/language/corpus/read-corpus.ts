import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readJsonLines } from '#platform/data/read-json-lines.ts'
import { LabeledCall } from './labeled-call.ts'

const folder = join(import.meta.dirname, '../../../corpus')

type Filter = Partial<Pick<LabeledCall, 'split'>> & { sources?: readonly LabeledCall['source'][] }

/** The labeled calls of `corpus` in a fixed order, by default those to train on. Throws for a line that does not match the schema. */
export const readCorpus = ({ split = 'train', sources }: Filter = {}): LabeledCall[] =>
	readJsonLines(folder, LabeledCall).filter(
		(call) => call.split === split && (!sources || sources.includes(call.source)),
	)

/** Identifies the labeled data that weights were trained on: changes whenever one of these calls does. */
export const checksumOf = (calls: readonly LabeledCall[]): string =>
	createHash('sha256').update(JSON.stringify(calls)).digest('hex')
