import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { isFree, type Span, spansOf } from '#platform/english/span.ts'
import type { Amount } from './amounts/amount.ts'
import { readAmounts } from './amounts/read-amounts.ts'
import { readProgress } from './amounts/read-progress.ts'
import { type DateMention, readDates } from './dates/read-dates.ts'
import { type Name, readCompany, readNames } from './people/read-names.ts'

/** What a text in English says, every piece of it with its place in the text. No number is read as two things. */
export type Utterance = {
	sentences: readonly Sentence[]
	phones: readonly (Span & { words: string })[]
	dates: readonly DateMention[]
	/** How much of something is done: 'month 7 of 36'. */
	progress: readonly (Span & { text: string })[]
	/** Money, percentages, durations and counts. */
	amounts: readonly Amount[]
	people: readonly Name[]
	/** The company that the writer speaks for. */
	company: (Span & { name: string }) | null
}

const phone =
	/(?<![\d-])(?:(?:\+?1[-. ])?\(?\d{3}\)?[-. ])?\d{3}[-. ]\d{4}(?![\d-])(?:,? ?(?:ext|extension|x)\.? ?\d{1,5}\b)?|\b(?:ext|extension)\.? ?\d{1,5}\b|(?<!\d ?)\bx\d{3,4}\b/gi

/** Reads a text whose short forms are spelled out. Pure; takes time linear in the text. */
export function readUtterance(text: string): Utterance {
	const phones = spansOf(text, phone).map(({ from, to, words }) => ({ from, to, words }))
	const progress = readProgress(text).filter((found) => isFree(found, phones))
	const dates = readDates(text, [...phones, ...progress])
	const company = readCompany(text)
	return {
		sentences: readSentences(text),
		phones,
		dates,
		progress,
		amounts: readAmounts(text, [...phones, ...progress, ...dates]),
		people: readNames(text, company),
		company,
	}
}
