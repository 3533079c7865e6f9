import type { HeadInput } from '#platform/classifier/text-head.ts'
import { featureStem } from '#platform/classifier/word-features.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { codesOf, findCues } from '../cues.ts'
import { kindCues } from '../kinds.ts'

/** A clause of a request with the clauses before and after it; empty at the edges. */
export type ClauseInContext = { words: string; before: string; after: string; place: number; count: number }

const edge = 4
const subject = /\b(i|we|she|he|they|it|you)(?:['’]\w+)?\b/i
const pastVerb = /\b\w+ed\b|\b(?:was|were|had|said|told|went|got|paid|sent|missed|lost|took|left|came)\b/i

const stemsOf = (words: string) => (words.toLowerCase().match(/[\p{L}'’]+|\d/gu) ?? []).map(featureStem)

/** Input of the head that predicts how a clause of a request is used. */
export function clauseInput({ words, before, after, place, count }: ClauseInContext): HeadInput {
	const stems = stemsOf(words)
	const features = new Set<string>(['clause'])
	let previous = '^'
	for (const [at, stem] of stems.entries()) {
		features.add(`w ${stem}`)
		features.add(`w ${previous} ${stem}`)
		if (at < edge) features.add(`begins ${at < 2 ? at : 'later'} ${stem}`)
		previous = stem
	}
	const [first = '$', second = '$'] = stems
	for (const [name, other] of [
		['before', stemsOf(before)],
		['after', stemsOf(after)],
	] as const) {
		features.add(`${name} ${other.slice(0, 2).join(' ')}`)
		for (const stem of other.slice(0, edge)) features.add(`${name} w ${stem}`)
	}
	const signs = [
		`starts ${first}`,
		`starts ${first} ${second}`,
		`subject ${subject.exec(words)?.[1]?.toLowerCase() ?? 'none'}`,
		`place ${place === 0 ? 'first' : place === count - 1 ? 'last' : 'middle'}`,
		`length ${Math.min(5, Math.ceil(stems.length / 4))}`,
		...(pastVerb.test(words) ? ['past'] : []),
		...(/\d/.test(words) ? ['number'] : []),
		...(/["“]/.test(words) ? ['quote'] : []),
		...codesOf(findCues(readSentences(words), kindCues)).map((code) => `kind ${code}`),
	]
	const sentences = readSentences(words).map((sentence) => ({
		words: sentence.words.trim().toLowerCase().split(' '),
		isQuestion: sentence.isQuestion,
	}))
	return { features: [...features], signs, sentences }
}
