import { firstNames } from '#features/language/pure.ts'
import type { Brief } from '../brief.ts'
import { readCompany } from './read-company.ts'
import { type Name, readNames } from './read-names.ts'
import { readPartner } from './read-partner.ts'
import type { Typed } from './read-typed.ts'

type People = Pick<Brief, 'customer' | 'rep' | 'company' | 'partner' | 'mentioned'>

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
