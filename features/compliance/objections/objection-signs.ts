import { z } from 'zod'
import { objectionCodes } from '#features/language/pure.ts'
import { compilePhrases, findPhrases, type Match } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import data from './objection-wordings.json' with { type: 'json' }

const { words, objections } = z
	.strictObject({
		/** Groups of words that the wordings name, separated by spaces. */
		words: z.record(z.string(), z.string()),
		objections: z.record(
			z.enum(objectionCodes),
			z.strictObject({
				/** How customers put it, in the notation of `#platform/english/phrases.ts`: each wording alone says a lot. */
				raised: z.array(z.string()),
				/** Wordings that often go with it and prove little alone. */
				hints: z.array(z.string()),
			}),
		),
	})
	.parse(data)

/** A wording of an objection; `name` distinguishes it from others. */
export type ObjectionSign = { code: string; isStrong: boolean; name: string }

const signsOfPhrase = Map.groupBy(
	objectionCodes.flatMap((code) => [
		...(objections[code]?.raised ?? []).map((phrase, at) =>
			signOfPhrase(phrase, code, true, `s ${code} ${at}`),
		),
		...(objections[code]?.hints ?? []).map((phrase, at) =>
			signOfPhrase(phrase, code, false, `h ${code} ${at}`),
		),
	]),
	({ phrase }) => phrase,
)
const book = compilePhrases([...signsOfPhrase.keys()], { ...lexicon, ...words })

function signOfPhrase(phrase: string, code: string, isStrong: boolean, name: string) {
	return { phrase, code, isStrong, name }
}

/** The wordings of objections in the sentences, each once: strong ones and hints. */
export function signsOfObjections(sentences: readonly Sentence[]): ReadonlySet<ObjectionSign> {
	const phrases = sentences.flatMap((sentence) => findPhrases(sentence, book).map(({ phrase }) => phrase))
	return new Set(phrases.flatMap((phrase) => signsOfPhrase.get(phrase) ?? []))
}

/** The place in a sentence that shows an objection best, or null: a strong sign before a hint. */
export function signOf(code: string, sentence: Sentence): (Match & { isStrong: boolean }) | null {
	const matches = findPhrases(sentence, book).flatMap((match) =>
		(signsOfPhrase.get(match.phrase) ?? [])
			.filter((sign) => sign.code === code)
			.map(({ isStrong }) => ({ ...match, isStrong })),
	)
	return matches.find(({ isStrong }) => isStrong) ?? matches[0] ?? null
}
