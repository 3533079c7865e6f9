import { everydayNames, firstNames } from '#features/language/pure.ts'
import { notNames } from './not-names.ts'
import { capitalize } from './read-company.ts'
import { isCommonWord } from './read-typed.ts'

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

/** 'Refund of 742. Bettina. Keep it short': by itself, and no word of English. */
const isBetweenMarks = (lower: string, before: string, after: string) =>
	!isCommonWord(lower) && /[.,/]\s+$/.test(before) && /^\s*[.,:]/.test(after) && !/^,\s\p{Lu}/u.test(after)

/** A word with a capital that English hardly knows, where somebody is reached or does something: 'reach Bartosz again'. */
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
