import { join } from 'node:path'
import { labeledLines } from '#platform/data/labeled-lines.ts'
import { LabeledRequest } from './labeled-request.ts'

/** The labeled requests of `corpus/requests`. */
export const labeledRequests = labeledLines(
	join(import.meta.dirname, '../../../../corpus/requests'),
	LabeledRequest,
)
