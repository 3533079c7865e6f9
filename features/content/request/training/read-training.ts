import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readJsonLines } from '#platform/data/read-json-lines.ts'
import { LabeledRequest } from './labeled-request.ts'

const folder = join(import.meta.dirname, '../../../../corpus/requests')

/** The labeled requests of `corpus/requests` in a fixed order. Throws for a line that does not match the schema. */
export const readLabeledRequests = (split: LabeledRequest['split'] = 'train'): LabeledRequest[] =>
	readJsonLines(folder, LabeledRequest).filter((request) => request.split === split)

/** Identifies the requests that weights were trained on. */
export const checksumOfRequests = () =>
	createHash('sha256').update(JSON.stringify(readLabeledRequests())).digest('hex')
