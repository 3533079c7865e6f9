import { existsSync } from 'node:fs'
import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases, findPhrases, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { aspects } from './question-kind.ts'
import type { ProspectScript } from './script.ts'

const lines = z.array(z.string().min(1)).min(1)
const kinds = [...aspects, 'is'] as const

/** What a prospect knows of one subject beyond the sheet, by what a question wants to know. */
const Detail = z.strictObject({
	/** Phrases (see platform/english/phrases.ts) by which a question names the subject. */
	words: lines.optional(),
	/** What the prospect has told when a question such as 'When was that?' means this subject: keys of `toldLast`. */
	after: z.array(z.string()).optional(),
	/** The hidden fact that must have been revealed. Asked before, the prospect reveals or dodges it. */
	fact: z.string().optional(),
	...Object.fromEntries(kinds.map((kind) => [kind, lines.optional()])),
} as {
	words: z.ZodOptional<typeof lines>
	after: z.ZodOptional<z.ZodArray<z.ZodString>>
	fact: z.ZodOptional<z.ZodString>
} & Record<(typeof kinds)[number], z.ZodOptional<typeof lines>>)
export type DetailKind = (typeof kinds)[number]
const Details = z.record(z.string(), Detail)

export type Detail = z.infer<typeof Detail> & { name: string; book: PhraseBook | null }

const read = (file: URL): Detail[] =>
	Object.entries(readData(file, Details)).map(([name, detail]) => ({
		...detail,
		name,
		book: detail.words ? compilePhrases(detail.words.map(withEndings), lexicon) : null,
	}))

/** 'answer' names the subject in 'answered' and 'answering', too. Words of a place in a phrase are separated by `|`. */
const withEndings = (phrase: string) =>
	phrase.replaceAll(/(?<![\p{L}_*])\p{L}{4,}(?![\p{L}_*])/gu, (word) =>
		['', 's', 'd', 'ed', 'ing'].map((end) => word + end).join('|'),
	)

const folder = new URL('../scenarios/details/', import.meta.url)
const known = new Map<string, Detail[]>()
let common: Detail[] | undefined

/** The scenario's own details, before those of anybody. */
export function detailsOf({ id }: Pick<ProspectScript, 'id'>): { own: Detail[]; common: Detail[] } {
	common ??= read(new URL('./lines/common-details.yaml', import.meta.url))
	const own = known.get(id)
	if (own) return { own, common }
	// Only built-in scenarios have files; other ids must not reach the file system.
	const file = /^[a-z]+(?:-[a-z]+)*$/.test(id) ? new URL(`${id}.yaml`, folder) : null
	if (!file || !existsSync(file)) return { own: [], common }
	const details = read(file)
	known.set(id, details)
	return { own: details, common }
}

/** How many words of the question name the subject. */
export function wordsNaming({ book }: Detail, question: Sentence) {
	if (!book) return 0
	const named = new Set<number>()
	for (const { first, after } of findPhrases(question, book))
		for (let at = first; at < after; at++) named.add(at)
	return named.size
}

const longWord = /\p{L}{4,}/gu
const wordsOf = (text: string) => new Set(text.toLowerCase().match(longWord) ?? [])

/** How many long words of the question are in what would be answered. */
export function wordsShared(lines: readonly string[], question: Sentence) {
	const asked = wordsOf(question.words)
	return [...wordsOf(lines.join(' '))].filter((word) => asked.has(word)).length
}

/** Whether the subject is what the prospect told last, under this key ('hardship', 'fact:boat-note'). */
export const isTold = ({ name, after }: Detail, toldLast: string | undefined) =>
	toldLast !== undefined &&
	(name === toldLast || (after?.some((key) => key === toldLast || key === toldLast.split(':')[0]) ?? false))
