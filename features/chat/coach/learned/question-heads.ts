import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guide } from '#features/guide/index.ts'
import { type Probabilities, readTextHeads, type TextHeads } from '#platform/classifier/text-head.ts'
import { intents } from '../training/intents.ts'
import { intentInput, matterInput } from './question-input.ts'

/** The heads that read messages to the coach, and their labels. */
export const questionHeads = [
	{ name: 'intent', labels: [...intents], kind: 'one', isEncoded: false },
	{ name: 'matter', labels: guide.map(({ id }) => id).sort(), kind: 'one', isEncoded: false },
] as const

/** How each head reads a message. */
export const questionInputs = { intent: intentInput, matter: matterInput }

let loaded: TextHeads | undefined

/** The committed heads, read when the first message is understood. */
export function readQuestionHeads(): TextHeads {
	loaded ??= readTextHeads(readFileSync(join(import.meta.dirname, 'question-heads.bin')), null)
	return loaded
}

/** The probability of each label of this head. */
export function predictQuestion(
	name: (typeof questionHeads)[number]['name'],
	message: string,
): Probabilities {
	const head = readQuestionHeads().heads.get(name)
	if (!head) throw new Error(`There is no head '${name}'`)
	return head.predict(questionInputs[name](message))
}
