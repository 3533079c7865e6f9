import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readJsonLines } from '#platform/data/read-json-lines.ts'
import { LabeledQuestion } from './labeled-question.ts'

const folder = join(import.meta.dirname, '../../../../corpus/questions')

/** The labeled questions of `corpus/questions` in a fixed order. Throws for a line that does not match the schema. */
export const readLabeledQuestions = (split: LabeledQuestion['split'] = 'train'): LabeledQuestion[] =>
	readJsonLines(folder, LabeledQuestion).filter((question) => question.split === split)

/** Identifies the questions that weights were trained on. */
export const checksumOfQuestions = () =>
	createHash('sha256').update(JSON.stringify(readLabeledQuestions())).digest('hex')
