import { join } from 'node:path'
import { guide } from '#features/guide/index.ts'
import { lazyHeads, type Probabilities } from '#platform/classifier/text-head.ts'
import { Verdict } from '../direct/verdicts.ts'
import { intents } from '../training/intents.ts'
import { intentInput, matterInput, verdictInput } from './question-input.ts'

/** Label for messages that are not yes/no questions. */
export const noVerdict = 'none'

/** The heads that read messages to the coach, and their labels. */
export const questionHeads = [
	{ name: 'intent', labels: [...intents], kind: 'one', isEncoded: false },
	{ name: 'verdict', labels: [...Verdict.options, noVerdict], kind: 'one', isEncoded: false },
	{ name: 'matter', labels: guide.map(({ id }) => id).sort(), kind: 'one', isEncoded: false },
] as const

/** How each head reads a message. */
export const questionInputs = { intent: intentInput, matter: matterInput }

type HeadName = (typeof questionHeads)[number]['name']
const heads = lazyHeads<HeadName>(join(import.meta.dirname, 'question-heads.bin'), () => null)

export const readQuestionHeads = heads.read

/** The probability of each label of this head. */
export const predictQuestion = (name: keyof typeof questionInputs, message: string): Probabilities =>
	heads.predict(name, questionInputs[name](message))

/** The probability of each verdict, given the guide entry that answers the message. */
export const predictVerdict = (message: string, entryId: string): Probabilities =>
	heads.predict('verdict', verdictInput(message, entryId))
