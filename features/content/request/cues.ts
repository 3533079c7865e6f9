import { compilePhrases, findPhrases, type Lexicon, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { lexiconOfRequests } from './request-words.ts'

/** Wordings by what they mean, compiled; phrases are in the notation of `#platform/english/phrases.ts`. */
export type Cues<Code extends string> = readonly { code: Code; book: PhraseBook }[]

/** Words of the request that mean something: `from`-`to` in the text, `first`-`after` in the words of the sentence. */
export type Cue<Code extends string> = {
	code: Code
	sentence: Sentence
	first: number
	after: number
	from: number
	to: number
}

export const openBook = (phrases: readonly string[], lexicon: Lexicon = lexiconOfRequests): PhraseBook =>
	compilePhrases(phrases, lexicon)

export const openCues = <Code extends string>(
	wordings: Readonly<Record<Code, readonly string[]>>,
): Cues<Code> =>
	Object.entries<readonly string[]>(wordings).map(([code, phrases]) => ({
		code: code as Code,
		book: openBook(phrases),
	}))

/** Every cue of the request, in the order of its words. */
export function findCues<Code extends string>(sentences: readonly Sentence[], cues: Cues<Code>): Cue<Code>[] {
	return sentences.flatMap((sentence) =>
		cues
			.flatMap(({ code, book }) =>
				findPhrases(sentence, book).map(({ first, after }) => ({
					code,
					sentence,
					first,
					after,
					from: sentence.places[first]?.from ?? sentence.from,
					to: sentence.places[after - 1]?.to ?? sentence.to,
				})),
			)
			.sort((a, b) => a.first - b.first || b.after - a.after),
	)
}

/** The codes of the cues, each once, the first found first. */
export const codesOf = <Code extends string>(cues: readonly Cue<Code>[]): Code[] => [
	...new Set(cues.map(({ code }) => code)),
]

/** Whether one of the phrases ends where the cue begins, with at most `words` words between; or begins after it. */
export const standsBefore = (cue: Cue<string>, book: PhraseBook, words = 3) =>
	findPhrases(cue.sentence, book).some(({ after }) => after <= cue.first && cue.first - after <= words)
