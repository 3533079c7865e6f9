import { join } from 'node:path'
import { labeledLines } from '#platform/data/labeled-lines.ts'
import { LabeledQuestion } from './labeled-question.ts'

/** The labeled messages of `corpus/questions`. */
export const labeledQuestions = labeledLines(
	join(import.meta.dirname, '../../../../corpus/questions'),
	LabeledQuestion,
)
