import {
	firstNames,
	type Name,
	type Relation,
	relationOf,
	relativesAndAdvisers,
} from '#features/language/pure.ts'
import type { Span } from '#platform/english/span.ts'
import type { Brief } from './brief.ts'
import type { Typed } from './read-typed.ts'

const relations = new RegExp(String.raw`\b(?:${relativesAndAdvisers})(?:'s|s)?\b`, 'giu')
/** Words before or after a relative that rule them out: former or deceased. */
const gone =
	/\b(?:ex|late|lost (?:her|his|their|my)|former|deceased|divorced (?:her|his)|death of (?:her|his))[\s-]+$/i
const goneAfter =
	/^\s*(?:(?:(?:has |just |recently )?|of \d+ years (?:has |just |recently )?)(?:died|passed|left (?:her|him)|walked out)|'?s? (?:death|funeral|passing))/i
const notPartner = /\b(?:business|accountability|referral|marketing|our|settlement|financial|legal)\s+$/i
/** Advisers count only if they are the customer's own. */
const own = /\b(?:her|his|their|my) (?:\w+ )?$/i
const onlyNamed = /^\s+(?:objections?|stalls?|brush[- ]?offs?|issues?|excuses?|pushback)\b/i

/** The relative is the recipient, and so not a partner in the piece: 'reply to her husband', 'email Stan's wife'. */
const isAddressed =
	/\b(?:(?:e-?mail|text|letter|note|message|answer|reply|response|script|voicemail|write|writing|send|something)(?: \w+)? (?:to|for)|e-?mail|text|answer|write|call|message)(?: back)?(?: (?:the|her|his|their|(?:\w+ ){0,2}\p{L}+['’]s))?\s$/iu
/** A relative of the rep's acquaintance: 'my buddy's wife'. */
const isOfAcquaintance =
	/\b(?:my|our|a) (?!(?:client|customer|prospect|lead|guy|lady)\b)(?:\w+ )?\p{L}+['’]s\s$/iu
/** 'My wife' is the rep's own, unless the request quotes the customer. */
const isMine = /\bmy\s$/i
const isQuoting =
	/["“]|\b(?:objections?|rebuttals?|says?|said|saying|tells?|told|asks?|asked|goes|claims?|thinks?|mentions?|mentioned|wants?|is like|was like|does|i (?:need|have|got|gotta|want|should|must|will|would|can['’]?t))\b/i

/** Relatives other than a spouse count only if the words next to them say that they decide. */
const askedBefore =
	/\b(?:ask(?:s|ing)?|talk(?:s|ed|ing)?(?: (?:it|this))?(?: over)? (?:to|with)|speak(?:s|ing)? (?:to|with)|check(?:s|ing)? with|discuss(?:es|ing)?(?: it| this)? with|consult(?:s|ing)?|(?:run|clear|show|go over)(?: \w+){1,5} (?:by|with|to|past)|by|show|include|loop in|convince|without|approval (?:of|from)|okay from|listening)\s+(?:her|his|their|my|the)?\s*(?:\w+ )?$/i
const decidesAfter =
	/^(?:[\s,(]+(?:named |called )?\p{Lu}[\p{L}'’-]+)?[\s,)]+(?:(?:who|that|also|always|still|usually|does|do|has|have|will|would|can|really) )*(?:helps?|handles?|manages?|takes care|does (?:all |most )?(?:her|his|my|the|their)|do (?:all |most )?(?:her|his|my|the)|all (?:her|his|my|the)|decid(?:es?|ing)|signs?|approv(?:es?|al)|agree(?:s|d)?|joins?|join(?:ed|ing)|(?:is|was|has to be|wants to be|should be) (?:involved|on the (?:call|line)|on board|listening|with (?:her|him)|in on|against|skeptical|asking|there|deciding)|(?:has|needs|wants|gets) (?:to|a say)|to (?:ok|okay|approve|agree|hear|see|read|sign)|oks?\b|okays?|against|skeptical|thinks? it over)\b/iu

/** Who decides with the customer, with their name if given: 'her husband Luis'. */
function readPartner(text: string, names: readonly Name[]): Brief['partner'] {
	for (const { 0: said, index: from } of text.matchAll(relations)) {
		const relation = relationOf(said)
		const to = from + said.length
		if (relation && hasSay(text, relation, { from, to }))
			return { relation: relation.name, name: nameBeside(text, names, from, to) }
	}
	return null
}

/** Whether a relative in the request decides together with the recipient of the piece. */
function hasSay(text: string, { role }: Relation, { from, to }: Span): boolean {
	const before = text.slice(Math.max(0, from - 60), from)
	const after = text.slice(to, to + 60)
	if (gone.test(before) || goneAfter.test(after) || notPartner.test(before) || onlyNamed.test(after))
		return false
	if (isAddressed.test(before) || isOfAcquaintance.test(before)) return false
	if (isMine.test(before) && !isQuoting.test(text.slice(0, from))) return false
	if (role === 'adviser' && !own.test(before)) return false
	return role === 'mate' || askedBefore.test(before) || decidesAfter.test(after)
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

type People = Pick<Brief, 'customer' | 'rep' | 'company' | 'partner' | 'mentioned'>

/** Who the piece goes to, who writes it and who decides with the customer, by the names that the request gives. */
export function readPeople({ text, people: names, company }: Typed): People {
	const partner = readPartner(text, names)
	const rest = names.filter(({ text: name }) => name !== partner?.name)
	const rep = rest.find((name) => isRep(text, name)) ?? null
	const others = rest.filter(
		(name) => name !== rep && name.text !== rep?.text && !isColleague(text, name) && !isHandedTo(text, name),
	)
	const customer =
		others.find((name) => isFirstAfterLast(text, name)) ??
		others.find((name) => isCalledCustomer(text, name)) ??
		others.find((name) => isCustomer(text, name) && !isHandedTo(text, name)) ??
		others.find((name) => !isHandedTo(text, name)) ??
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
/** 'From Wichita' is a place, 'intro'd by Juana' no rep of ours, and what a customer writes is quoted. */
const isFromElsewhere = (name: string, before: string) =>
	/\bfrom\s+$/i.test(before) && (name.includes('.') || !firstNames.has(name.toLowerCase()))
const isReferrer =
	/\b(?:intro\S*|introduced|refer\S*|sent|recommended|forwarded)\s+(?:to us\s+)?(?:by|from)\s+$/i
const isQuoted =
	/["”]\s*(?:[-–—]+\s*|,\s*)?(?:from\s+|by\s+)?$|["“]\s*(?:(?:hi|hello|hey)\W+)?(?:i'm|i am|my name is|this is)\s+$/i

const isRep = (text: string, { text: name, from, to }: Name) => {
	const before = text.slice(Math.max(0, from - 60), from)
	if (/^ (?:here\b|\(?\d{3}\)?[-. ]\d{3})/i.test(text.slice(to, to + 8))) return true
	return (
		signs.test(before) &&
		!hears.test(before) &&
		!isFromElsewhere(name, before) &&
		!isReferrer.test(before) &&
		!isQuoted.test(before) &&
		!/\b(?:his|her|their|client'?s?|customer'?s?) (?:first )?(?:name'?s|name is)\s+$/i.test(before)
	)
}
const isColleague = (text: string, { from }: Name) =>
	/\b(?:my |our |the )?(?:team lead|owner|manager|boss|supervisor|trainer|coworker|colleague|teammate|negotiator|processor|closer|specialist|account manager)(?:'s name is|,| named| is)? $/i.test(
		text.slice(Math.max(0, from - 50), from),
	)
/** Who takes over: 'handing Mrs. Coleman to Andre'. */
const isHandedTo = (text: string, { from }: Name) =>
	/\b(?:hand|pass|transfer|bring|switch|send)(?:ing|s|ed)? (?!it|this|that|them)(?:\p{L}+\.? ){1,3}(?:over |off |through |along )?to $/iu.test(
		text.slice(Math.max(0, from - 60), from),
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
