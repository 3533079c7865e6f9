import { join } from 'node:path'
import { labeledLines } from '#platform/data/labeled-lines.ts'
import { LabeledRepQuestion } from './labeled-rep-question.ts'

/** The labeled questions of `corpus/rep-questions`. */
export const labeledRepQuestions = labeledLines(
	join(import.meta.dirname, '../../../../corpus/rep-questions'),
	LabeledRepQuestion,
)
