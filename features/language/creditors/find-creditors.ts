import { z } from 'zod'
import data from '../data/creditors.json' with { type: 'json' }

/** In lower case, words separated by a space. */
const Said = z.string().regex(/^[a-z']+(?: [a-z']+)*$/)
const Creditors = z.array(
	z.strictObject({
		name: z.string().min(1),
		kind: z.enum(['bank', 'store', 'lender', 'network', 'collector']),
		said: z.array(Said).min(1),
		/** A word that names the creditor among others, and alone is mostly an ordinary one: 'target'. */
		ordinaryWord: Said.optional(),
	}),
)

type FoundCreditor = Pick<(typeof creditors)[number], 'name' | 'kind'> & { from: number; to: number }

/** Whom American consumers owe money to, and the networks and collectors that they name in their place. */
export const creditors = Creditors.parse(data)

const bySaid = new Map(creditors.flatMap((creditor) => creditor.said.map((words) => [words, creditor])))
const ordinaryWords = creditors.flatMap(({ ordinaryWord }) => ordinaryWord ?? [])
const wordings = [...bySaid.keys()].toSorted((a, b) => b.length - a.length)

/** Every wording of every creditor as the alternatives of a regular expression, longest first, to match in any case. */
export const creditorAlternatives = wordings.map((words) => words.replaceAll("'", "['’]")).join('|')
/** Creditors that are called by one word, ordinary words included: 'citibank', 'kohls', 'target'. */
export const creditorWords: ReadonlySet<string> = new Set(
	[...wordings, ...ordinaryWords].filter((words) => !words.includes(' ')),
)

const creditor = new RegExp(String.raw`\b(?:${creditorAlternatives})\b`, 'gi')
/** Verbs that look like creditors. */
const verbs =
	/\b(?:chas(?:e|ing) (?:up|down|after|him|her|them|people|leads)|(?:to|dont|don't|not|will|i|we) (?:chase|affirm|prosper)|discover (?:what|how|why|if|that|whether|her|his|their|the))\b/gi

/** The creditors that a text names, in order, each as often as it is named. Verbs such as 'chase them' don't count. */
export function findCreditors(text: string): FoundCreditor[] {
	const notCreditors = [...text.matchAll(verbs)].map(({ 0: words, index }) => ({
		from: index,
		to: index + words.length,
	}))
	return [...text.matchAll(creditor)].flatMap(({ 0: words, index: from }) => {
		const found = bySaid.get(words.toLowerCase().replaceAll('’', "'"))
		const to = from + words.length
		if (!found || notCreditors.some((verb) => verb.from < to && from < verb.to)) return []
		return [{ ...found, from, to }]
	})
}
