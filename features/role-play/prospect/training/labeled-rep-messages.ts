import { join } from 'node:path'
import { labeledLines } from '#platform/data/labeled-lines.ts'
import { LabeledRepMessage } from './labeled-rep-message.ts'

/** The labeled messages of `corpus/rep-messages`. */
export const labeledRepMessages = labeledLines(
	join(import.meta.dirname, '../../../../corpus/rep-messages'),
	LabeledRepMessage,
)
