import { notNames } from './not-names.ts'

/** 'denise' as 'Denise', 'LUIS' as 'Luis'; short words in capitals stay. */
export const capitalize = (word: string) =>
	word === word.toUpperCase() && word.length > 2
		? word.charAt(0) + word.slice(1).toLowerCase()
		: word.charAt(0).toUpperCase() + word.slice(1)

const companyWord =
	'(?:debt|relief|financial|settlement|resolution|resolutions|solutions|credit|advisors|advisers|capital|group|partners|associates|services|llc|inc|freedom|law|company|alliance|network|help)'
/** 'at Clear Harbor Debt Relief', 'from northstar financial': up to four words that end in a company's. */
const companies = new RegExp(
	`\\b(?:at|from|with|for|company is|company name is|company:|i work for|we are|we're|called|named|(?:from|with|this is|i'm) \\p{L}+,)\\s+((?:(?!(?:at|from|with|for|the|a|an|our|my|her|his|their|your|about|on|and|who|that|people|someone)\\b)[\\p{L}'’&-]+\\s+){1,3}${companyWord}(?:\\s+${companyWord})*)\\b`,
	'giu',
)
const noCompany =
	/^(?:debt|credit|financial|settlement|free|new|old|personal|unsecured|bad|good|high|huge|legal|total|medical|card|much|no|more|less|their|all|big|any|late|customer|client)\s/i

/** 'This is Jess with Harbor Path', 'Company is Harbor Path': named as the writer's own, whatever it is called. */
const ownCompany =
	/(?:\b(?:[Ff]rom|I['’]?m|[Ii]m|[Tt]his is|I am|[Ss]igned?(?: as)?|[Mm]y name is|[Mm]e[,:]?) \p{Lu}\p{L}+(?: here)?,? (?:at|with|from|of)|\p{Lu}\p{L}+ here (?:from|at|with)|\b[Cc]ompany(?: name)?(?: is|:)|\b[Ww]e are|\b[Ww]e['’]re|\bI work (?:for|at)) (\p{Lu}[\p{L}’'&]+(?: \p{Lu}[\p{L}’'&]+){0,3})/gu

/** 'Copperline Debt Resolution': words with capitals that end in a company's. */
const capitalCompany =
	/(?<![\p{L}.] ?)(?:\p{Lu}[\p{L}’'&]+ ){1,3}(?:Relief|Resolutions?|Settlement|Solutions|Financial|Advisors|Partners|Associates|Help)\b/gu

/** The company that the writer speaks for, as it is named after 'from', 'at' and the like; or null. */
export function readCompany(text: string): { name: string; from: number; to: number } | null {
	for (const found of text.matchAll(companies)) {
		const [whole, words = ''] = found
		const isWritten = /^\p{Lu}/u.test(words)
		const capitals = words.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length
		if (noCompany.test(words) || /\b(?:card|cards)\b/i.test(words)) continue
		if (
			!isWritten &&
			!/\b(?:relief|financial|resolutions?|solutions|advis[eo]rs|capital|llc|inc|partners|associates|group)$/i.test(
				words,
			)
		)
			continue
		if (isWritten && capitals < 2) continue
		const name = words.split(/\s+/).map(capitalize).join(' ')
		const from = found.index + whole.length - words.length
		return { name, from, to: from + words.length }
	}
	for (const { 0: name, index } of text.matchAll(capitalCompany))
		if (!noCompany.test(name)) return { name, from: index, to: index + name.length }
	for (const { 0: whole, 1: name = '', index } of text.matchAll(ownCompany)) {
		const from = index + whole.length - name.length
		if (!notNames.has(name.split(' ')[0]?.toLowerCase() ?? '')) return { name, from, to: from + name.length }
	}
	return null
}
