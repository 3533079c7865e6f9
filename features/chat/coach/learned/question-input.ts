import { readWords, termsOf } from '#features/guide/index.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import { featureStem, wordFeatures } from '#platform/classifier/word-features.ts'
import { intentSigns } from '../understand/intent-signs.ts'

/** Words at the beginning and the end of a message that carry more weight than others. */
const edge = 3
/** Bounds between lengths in words that mean different things. */
const lengths = [2, 4, 8, 15, 30, 60]

/** Features for choosing the guide entry that answers a message: its words, pairs of words, and the matters they name. */
export function matterInput(message: string): HeadInput {
	const read = readWords(message)
	const words = read.map(featureStem)
	const features = new Set(['message', ...wordFeatures(words)])
	for (const term of termsOf('', read)) features.add(`term ${term}`)
	return { features: [...features], signs: [], sentences: [] }
}

/** Features for the intent of a message: its words, above all the first and the last, its form, and known wordings. */
export function intentInput(message: string): HeadInput {
	const words = readWords(message).map(featureStem)
	const features = new Set(['message', ...wordFeatures(words)])
	for (const word of words.slice(0, edge)) features.add(`begins ${word}`)
	for (const word of words.slice(-edge)) features.add(`ends ${word}`)
	features.add(`length ${lengths.findIndex((bound) => words.length < bound)}`)
	if (/["“”]/.test(message)) features.add('quotes')
	if (/:\s/.test(message)) features.add('colon')
	if (message.includes('?')) features.add(/\?\s*$/.test(message) ? 'question last' : 'question')
	return { features: [...features], signs: intentSigns(message), sentences: [] }
}

/** Words that can flip the verdict: 'do I have to', 'is it enough', 'can I skip'. */
const turning = new Set(
	"can could may should must have need do does is are am will would ok okay allow legal illegal right enough only still skip without before after not don't never always require stop keep wait first until unless even if just".split(
		' ',
	),
)

/** Input of the verdict head: the words of the message, the entry that answers it, and combinations of both. */
export function verdictInput(message: string, entryId: string): HeadInput {
	const words = readWords(message).map(featureStem)
	const features = new Set(['message', ...wordFeatures(words)])
	for (const word of words.slice(0, edge)) features.add(`begins ${word}`)
	for (const word of words.slice(-edge)) features.add(`ends ${word}`)
	if (message.includes('?')) features.add('question')
	const signs = [`of ${entryId}`]
	for (const word of words) if (turning.has(word)) signs.push(`of ${entryId} ${word}`)
	return { features: [...features], signs: [...new Set(signs)], sentences: [] }
}
