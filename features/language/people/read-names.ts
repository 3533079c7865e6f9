import { readWordVectors } from '#platform/english/word-vectors/read-word-vectors.ts'
import { creditorWords } from '../creditors/find-creditors.ts'
import { everydayNames, firstNames } from './first-names.ts'
import { otherWords } from './people-words.ts'

const notNames = otherWords.union(creditorWords)
const isCommonWord = (lower: string) => readWordVectors().words.has(lower)

/** 'denise' as 'Denise', 'LUIS' as 'Luis'; short words in capitals stay. */
const capitalize = (word: string) =>
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

/** A name in the text: with its title, 'Mr. Okafor', or without, 'Denise'. */
export type Name = { text: string; from: number; to: number }

const token = String.raw`\p{L}[\p{L}'’-]*`
const nameLike = new RegExp(
	`(?:\\b(mr|mister|mrs|ms|mx|miss|dr|rev|sgt|madame|monsieur|herr|frau|señora|señor|sra|sr|don|doña)\\b\\.?\\s+)?(?<![\\p{L}\\d'’])(${token})`,
	'giu',
)
/** Before a name, these say that it is one. */
const introduces =
	/(?:\b(?:named|name is|names|called|client|customer|prospect|lead|hi|hello|hey|dear|mr|mrs|ms|miss|dr|tell|ask|remind|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|daughter|son|mother|mom|father|dad|sister|brother|sign(?:ed)?(?: it)?(?: as)?|i'm|i am|my name is|name'?s|rep|agent)\s+(?:is\s+|named\s+)?|[(]\s*|\b(?:name|customer|client|prospect|lead|caller|to|for|re)\s?:\s*|\b(?:client|customer|prospect|lead),\s+)$/iu
/** Before a name with a capital, these do. */
const leads =
	/(?:\b(?:for|to|with|from|at|and|by|that|because|when|about|&|thank|thanks|thanking|answer|answering|email|emailing|text|texting|call|calling|phone|ring|ringing|message|nudge|congratulate|congratulating|invite|update|inform|let|write|meet)\s+)$/iu

/** The names of people in a text, outside the company's; a surname belongs to the given name before it. */
export function readNames(text: string, company: { from: number; to: number } | null): Name[] {
	const names: Name[] = []
	const hasCapitals = /\p{Ll}/u.test(text)
	for (const found of text.matchAll(nameLike)) {
		const [whole, title, word = ''] = found
		const from = found.index
		const to = from + whole.length
		if (company && from < company.to && to > company.from) continue
		const bare = word.replace(/['’]s$/iu, '')
		const before = text.slice(Math.max(0, from - 40), from)
		// A surname after a given name: 'Denise Alvarez' is Denise, and 'Mr. Otis Greene' is Mr. Greene.
		const previous = names.at(-1)
		const isSurname =
			previous && !title && isBeside(text, previous, from) && !notNames.has(bare.toLowerCase())
		if (
			!(isSurname && isCapital(bare)) &&
			!isName(
				bare,
				before,
				text.slice(from + whole.length - word.length + bare.length, to + 30),
				hasCapitals,
				title !== undefined,
			)
		)
			continue
		if (isSurname) {
			if (/^\p{Lu}[\p{Ll}]*\. /u.test(previous.text))
				names[names.length - 1] = {
					...previous,
					text: previous.text.replace(/\S+$/, capitalize(bare)),
					to,
				}
			continue
		}
		const written = title ? `${titleOf(title)} ${capitalize(bare)}` : capitalize(bare)
		names.push({ text: written, from, to })
	}
	return names
}

const isBeside = (text: string, { to }: Name, from: number) => /^\s$/.test(text.slice(to, from))
const isCapital = (word: string) => /^\p{Lu}\p{Ll}/u.test(word)
const contraction = /n['’]t$|^(?:cant|dont|wont|do-not-.*)$/
const stands = /(?:^|[.!?:]\s*)$/

function isName(word: string, before: string, after: string, hasCapitals: boolean, hasTitle: boolean) {
	const lower = word.toLowerCase()
	if (lower.length < 2 || notNames.has(lower) || contraction.test(lower)) return false
	if (hasTitle) return true
	const hasCapital = hasCapitals && isCapital(word)
	const isIntroduced = introduces.test(before) || (hasCapital && leads.test(before))
	if (
		firstNames.has(lower) &&
		// 'Max' and 'Will' are names with a capital within a sentence, or introduced as one.
		!(everydayNames.has(lower) && !isIntroduced && (!hasCapital || stands.test(before)))
	)
		return !/\b(?:in|of) $/i.test(before) || hasCapital
	if (
		hasCapital &&
		(isIntroduced ||
			isSaidAlone(before, after) ||
			isBetweenMarks(lower, before, after) ||
			isUncommon(lower, before, after))
	)
		return true
	return (
		/\b(?:named?|name is|name's|called|mr\.?|mrs\.?|ms\.?) $/i.test(before) &&
		!/\b(?:i|we|she|he|they|who|just|been|was|has|have) called $/i.test(before)
	)
}

/** 'Marcy's draft', 'Kev here from …', and a name as the last word: '…, thx. Renata'. */
const isSaidAlone = (before: string, after: string) =>
	/^['’]s \p{Ll}/u.test(after) ||
	/^ here\b/.test(after) ||
	(/[.,:]\s+$/.test(before) && /^\s*[.!]?\s*$/.test(after))

/** 'Refund of 742. Bettina. Keep it short': alone, and not an English word. */
const isBetweenMarks = (lower: string, before: string, after: string) =>
	!isCommonWord(lower) && /[.,/]\s+$/.test(before) && /^\s*[.,:]/.test(after) && !/^,\s\p{Lu}/u.test(after)

/** A word with a capital that English hardly knows, where someone is reached or does something: 'reach Bartosz again'. */
const isUncommon = (lower: string, before: string, after: string) =>
	!isCommonWord(lower) && !lower.includes('-') && (isReached.test(before) || acts.test(after))
const isReached =
	/\b(?:reach|get|put|help|make|let|nudge|win|give|send|owe|welcome|promised|told|asked|lost|convince|keep|move|walk|chase|catch|ping|drop|leave|shoot|bring|2) $/i
const acts =
	/^(?: (?:is|was|has|had|asks?|asked|says?|said|wants?|wanted|keeps?|kept|never|needs?|wrote|called|texted|signed|filled|missed|finished|graduated|opened|answered|replied|cancelled|quit|told|wrote|just|can|will|hasn['’]t|didn['’]t|won['’]t|and I|who)\b|, (?:who|she|he|\d\d)\b)/

const titleOf = (title: string) => {
	const lower = title.toLowerCase()
	if (/^(?:mister|herr|monsieur)$/.test(lower)) return 'Mr.'
	if (/^(?:madame|frau)$/.test(lower)) return 'Mrs.'
	return /^(?:miss|se|do)/.test(lower) ? capitalize(lower) : `${capitalize(lower)}.`
}
