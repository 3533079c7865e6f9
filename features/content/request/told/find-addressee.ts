import nlp from 'compromise'
import { type Addressee, type Pronoun, relationOf } from '#features/language/pure.ts'
import type { Brief } from '../brief.ts'

const nouns = [
	...['client', 'customer', 'prospect', 'lead', 'caller', 'homeowner'].flatMap((noun) =>
		['the', 'this', 'that', 'my', 'our', 'a'].map((determiner) => `${determiner} ${noun}`),
	),
]
const female = /\b(?:mrs|ms|miss|lady|woman|girl|mom|widow|she|hers?)\b/gi
const male = /\b(?:mr|guy|man|gentleman|dude|widower|he|him|his)\b/gi
const women = new Set(['wife', 'girlfriend', 'mother', 'mom', 'daughter', 'sister', 'aunt', 'grandmother'])
const men = new Set(['husband', 'boyfriend', 'father', 'dad', 'son', 'brother', 'uncle', 'grandfather'])

/** How a request refers to the customer of its piece: by name, and by 'she', 'he' or 'they'. */
export function findAddressee(
	text: string,
	{ customer, partner }: Pick<Brief, 'customer' | 'partner'>,
): Addressee {
	const parts = customer?.toLowerCase().split(/\s+and\s+/) ?? []
	const names = parts.flatMap((name) => [
		name,
		...name.split(' ').filter((word) => word.length > 2 && !/^(?:mr|mrs|ms|dr)\.?$/.test(word)),
	])
	return { names: [...new Set([...names, ...nouns])], pronouns: pronounsOf(text, parts, partner) }
}

function pronounsOf(text: string, names: readonly string[], partner: Brief['partner']): ReadonlySet<Pronoun> {
	if (names.length > 1 || /\bcouple\b|\bmrs?\.? (?:and|&) mrs?\b/i.test(text)) return new Set(['they'])
	const women = count(text, female) + (names[0] && isNamed(names[0], 'FemaleName') ? 2 : 0)
	const men = count(text, male) + (names[0] && isNamed(names[0], 'MaleName') ? 2 : 0)
	if (women === 0 && men === 0) return new Set(['she', 'he', 'they'])
	if (women === 0 || men === 0) return new Set([women > 0 ? 'she' : 'he'])
	const honorific = names[0]
		? /^(?:mrs|ms)\b/.test(names[0])
			? 'she'
			: /^mr\b/.test(names[0])
				? 'he'
				: null
		: null
	return new Set([honorific ?? besidePartner(partner) ?? (women >= men ? 'she' : 'he')])
}

/** A customer with a husband is most often 'she', and one with a wife 'he'. */
function besidePartner(partner: Brief['partner']): Pronoun | null {
	const relation = partner && relationOf(partner.relation)
	if (relation?.role !== 'mate') return null
	return men.has(relation.name) ? 'she' : women.has(relation.name) ? 'he' : null
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
const isNamed = (name: string, tag: string) =>
	nlp(name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())).has(`#${tag}`)
