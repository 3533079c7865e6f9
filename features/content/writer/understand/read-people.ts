import type { Brief } from '../brief.ts'
import { firstNames } from './first-names.ts'
import { notNames } from './not-names.ts'
import { capitalize, readCompany } from './read-company.ts'
import { isCommonWord, type Typed } from './read-typed.ts'

type People = Pick<Brief, 'customer' | 'rep' | 'company' | 'partner' | 'mentioned'>
/** A name in the text: with its title, 'Mr. Okafor', or without, 'Denise'. */
type Name = { text: string; from: number; to: number }

const token = String.raw`\p{L}[\p{L}'’-]*`
const nameLike = new RegExp(
	`(?:\\b(mr|mrs|ms|miss|dr|señora|señor|sra|sr|don|doña)\\b\\.?\\s+)?(?<![\\p{L}\\d'’])(${token})`,
	'giu',
)
/** Before a name, these say that it is one. */
const introduces =
	/(?:\b(?:named|name is|names|called|client|customer|prospect|lead|hi|hello|hey|dear|mr|mrs|ms|miss|dr|tell|ask|remind|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|daughter|son|mother|mom|father|dad|sister|brother|sign(?:ed)?(?: it)?(?: as)?|i'm|i am|my name is|name'?s|rep|agent)\s+(?:is\s+|named\s+)?|[(]\s*|\b(?:name|customer|client|prospect|lead|caller|to|for|re)\s?:\s*|\b(?:client|customer|prospect|lead),\s+)$/iu
/** Before a name with a capital, these do. */
const leads =
	/(?:\b(?:for|to|with|from|at|and|by|that|because|when|about|&|thank|thanks|thanking|answer|answering|email|emailing|text|texting|call|calling|phone|ring|ringing|message|nudge|congratulate|congratulating|invite|update|inform|let|write|meet)\s+)$/iu
const relation = new Map(
	Object.entries({
		husband: 'husband',
		wife: 'wife',
		spouse: 'spouse',
		fiance: 'fiancé',
		fiancé: 'fiancé',
		fiancee: 'fiancée',
		fiancée: 'fiancée',
		boyfriend: 'boyfriend',
		girlfriend: 'girlfriend',
		partner: 'partner',
		'better half': 'spouse',
		'other half': 'spouse',
		'significant other': 'partner',
		daughter: 'daughter',
		son: 'son',
		mother: 'mother',
		mom: 'mother',
		father: 'father',
		dad: 'father',
		sister: 'sister',
		brother: 'brother',
		'mother-in-law': 'mother-in-law',
		niece: 'niece',
		nephew: 'nephew',
		parents: 'parents',
		accountant: 'accountant',
		lawyer: 'lawyer',
		attorney: 'attorney',
		pastor: 'pastor',
	}),
)
const mates = /^(?:husband|wife|spouse|fianc|boyfriend|girlfriend|partner)/
const relations =
	/\b(?:husband|wife|spouse|fianc(?:e|é|ee|ée)|boyfriend|girlfriend|partner|better half|other half|significant other|daughter|son|mother-in-law|mother|mom|father|dad|sister|brother|niece|nephew|parents|accountant|lawyer|attorney|pastor)(?:'s|s)?\b/giu
/** Before or after a relative, these say that nobody of that name decides. */
const gone =
	/\b(?:ex|late|lost (?:her|his|their|my)|former|deceased|divorced (?:her|his)|death of (?:her|his))[\s-]+$/i
const goneAfter =
	/^\s*(?:(?:has |just |recently )?(?:died|passed|left (?:her|him)|walked out)|'?s? (?:death|funeral|passing))/i
/** Other relatives are partners only where they have a say. */
const decides =
	/\b(?:ask|asks|talk|talks|speak|check|checks|discuss|consult|run (?:it|this)|clear|show|include|loop|convince|without|approv\w*|ok|okay|okays|agree\w*|on board|handles?|helps?|manages?|decides?|involved|against|skeptical|joins?|on the (?:call|line)|wants?|says?|said|told|thinks?|has to|needs to)\b/i
const notPartner = /\b(?:business|accountability|referral|marketing|our|settlement|financial|legal)\s+$/i
/** Of advisers only the customer's own. */
const advisers = /^(?:accountant|lawyer|attorney|pastor)$/
const own = /\b(?:her|his|their|my) (?:\w+ )?$/i
const onlyNamed = /^\s+(?:objections?|stalls?|brush[- ]?offs?|issues?|excuses?|pushback)\b/i

/** Who the piece goes to, who writes it and who decides with the customer, by the names that the request gives. */
export function readPeople({ text }: Typed): People {
	const company = readCompany(text)
	const names = readNames(text, company)
	const partner = readPartner(text, names)
	const rest = names.filter(({ text: name }) => name !== partner?.name)
	const rep = rest.find((name) => isRep(text, name)) ?? null
	const others = rest.filter((name) => name !== rep && name.text !== rep?.text && !isColleague(text, name))
	const customer =
		others.find((name) => isFirstAfterLast(text, name)) ??
		others.find((name) => isCalledCustomer(text, name)) ??
		others.find((name) => isCustomer(text, name)) ??
		others[0] ??
		null
	const second = others.find((name) => customer && /^\s+and\s+$/i.test(text.slice(customer.to, name.from)))
	const known = new Set([customer?.text, second?.text, rep?.text, partner?.name])
	const mentioned = [...new Set(names.map(({ text: name }) => name).filter((name) => !known.has(name)))]
	return {
		...(mentioned.length > 0 && { mentioned }),
		customer: customer && [customer.text, second?.text].filter(Boolean).join(' and '),
		rep: rep?.text ?? null,
		company: company?.name ?? null,
		partner,
	}
}

const signs =
	/(?:\b(?:from|sign(?:ed|ing)?(?: it| off)?(?: as| by| with)?|i'm|i am|my name is|my name'?s|this is|me[,:(]|ask for|rep[,:]?|sincerely,?|regards,?|thanks,|by|caller is|rep is|agent is|as)\s+|\bme\s?[:(]\s*)$/iu
const hears =
	/\b(?:hear\w*|got|gets?|received|call|called|inquiry|leads?|request|referral|voicemail|back|replied|sent|answer\w*)\s+(?:\w+\s+){0,3}from\s+$|\b(?:to|this|the|her|his)\s+(?:e-?mail|text|message|note|reply|word)\s+from\s+$/i
const isRep = (text: string, { from, to }: Name) => {
	const before = text.slice(Math.max(0, from - 60), from)
	if (/^ (?:here\b|\(?\d{3}\)?[-. ]\d{3})/i.test(text.slice(to, to + 8))) return true
	return (
		signs.test(before) &&
		!hears.test(before) &&
		!/\b(?:his|her|their|client'?s?|customer'?s?) (?:first )?(?:name'?s|name is)\s+$/i.test(before)
	)
}
const isColleague = (text: string, { from }: Name) =>
	/\b(?:my |our |the )?(?:team lead|owner|manager|boss|supervisor|trainer|coworker|colleague|teammate|negotiator|processor)(?:'s name is|,| named| is)? $/i.test(
		text.slice(Math.max(0, from - 50), from),
	)
/** 'CRM: Pruitt, Harlan.' */
const isFirstAfterLast = (text: string, { from }: Name) =>
	/\b(?:crm|notes?|lead|client|customer|name|file)\s*[:>]+\s*\p{Lu}[\p{L}'’-]+, $/iu.test(
		text.slice(Math.max(0, from - 40), from),
	)
const isCalledCustomer = (text: string, { from }: Name) =>
	/\b(?:client|customer|prospect|lead)[\s,.(]+$/i.test(text.slice(Math.max(0, from - 20), from))
const isCustomer = (text: string, { from }: Name) =>
	/\b(?:for|to|dear|hi|hello|hey|tell|client|customer|prospect|lead|lady|guy|woman|man|named|called|with|remind|ask|mr|mrs|ms)[\s,.(]+$/i.test(
		text.slice(Math.max(0, from - 40), from),
	)

function readNames(text: string, company: { from: number; to: number } | null): Name[] {
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
/** Names that are everyday words: 'max' and 'will' are names with a capital within a sentence, or introduced as one. */
const everydayNames =
	/^(?:max|will|mark|may|grace|hope|faith|joy|rich|bill|art|drew|rob|ray|guy|gene|dawn|summer|frank|miles|chance|angel|price|penny|cash|grant|skip|patience|mercy|destiny|sue|jean|jack|rusty|sunny|major|page|reed|sandy|sky|trip|wade|pat|bob|dot|iris|ivy|rose|ruby|pearl|opal|carol|melody|harmony|earnest|cliff|lane|clay|rocky)$/
const stands = /(?:^|[.!?:]\s*)$/

function isName(word: string, before: string, after: string, hasCapitals: boolean, hasTitle: boolean) {
	const lower = word.toLowerCase()
	if (lower.length < 2 || notNames.has(lower)) return false
	if (hasTitle) return true
	const hasCapital = hasCapitals && isCapital(word)
	const isIntroduced = introduces.test(before) || (hasCapital && leads.test(before))
	if (
		firstNames.has(lower) &&
		!(everydayNames.test(lower) && !isIntroduced && (!hasCapital || stands.test(before)))
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
	/\b(?:reach|get|put|help|make|let|nudge|win|give|send|owe|welcome|promised|told|asked|lost|convince|keep|move|walk|chase|catch|ping|2) $/i
const acts =
	/^(?: (?:is|was|has|had|asks?|asked|says?|said|wants?|wanted|keeps?|kept|never|needs?|wrote|called|texted|signed|filled|missed|and I|who)\b|, (?:who|she|he|\d\d)\b)/

const titleOf = (title: string) => {
	const lower = title.toLowerCase()
	return /^(?:miss|se|do)/.test(lower) ? capitalize(lower) : `${capitalize(lower)}.`
}
function readPartner(text: string, names: readonly Name[]): Brief['partner'] {
	for (const found of text.matchAll(relations)) {
		const [whole] = found
		const key = whole.toLowerCase().replace(/(?:'s|(?<!s|parent)s)$/, '')
		const known = relation.get(key) ?? relation.get(whole.toLowerCase())
		const before = text.slice(Math.max(0, found.index - 60), found.index)
		const after = text.slice(found.index + whole.length, found.index + whole.length + 60)
		if (
			!known ||
			gone.test(before) ||
			goneAfter.test(after) ||
			notPartner.test(before) ||
			onlyNamed.test(after)
		)
			continue
		if (advisers.test(known) && !own.test(before)) continue
		if (!mates.test(known) && !decides.test(before) && !decides.test(after)) continue
		return { relation: known, name: nameBeside(text, names, found.index, found.index + whole.length) }
	}
	return null
}

/** 'her husband Luis', 'husband (Luis)', 'husband, luis,', 'Luis, her husband'. */
function nameBeside(text: string, names: readonly Name[], from: number, to: number): string | null {
	const after = names.find((name) => name.from >= to)
	if (after && /^(?:'s)?[\s,(]*(?:named |name is |called |is )?$/i.test(text.slice(to, after.from)))
		return after.text
	const before = names.findLast((name) => name.to <= from)
	if (before && /^,?\s*\(?(?:her|his|the|their|my)\s$/i.test(text.slice(before.to, from))) return before.text
	return null
}
