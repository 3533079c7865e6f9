import {
	confidenceIn,
	type Disclosure,
	isCertain,
	lexicon,
	type ReadTurn,
} from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Names } from './find-names.ts'
import { redactDigits, shortenQuote } from './shorten-quote.ts'

type Basis = {
	call: ReadTurn[]
	names: Names
	objections: readonly Objection[]
	disclosures: readonly Disclosure[]
	isClosedDeal: boolean
	enrollmentTurn: number | null
	/** Uncertain words that may have closed the deal. */
	provisionalEnrollment: unknown
	/** Set when the call is not scored: the reason is then the whole summary. */
	notScoredBecause: string | null
}

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)
const amounts = book([
	'<number> ~3 thousand|grand|hundred|dollars|on|with|to|card*|loan',
	'card*|loan|owe|chase|citi*|discover|amex|capital_one|wells_fargo|visa|mastercard|store_card|total|balance* ~6 <number>',
	'like|about|around|maybe|owe|total|roughly ~2 <number>',
])
/** What brought a customer into debt. */
export const hardship = book([
	'laid_off|lost_my_job|hurt|sick|cancer|surgery|divorce*|died|passed|hospital|hours|out_of_work|accident|strike|retired|disab*|fired|medical|leukemia|stroke|separated|baby|pandemic|business|slow|behind|overtime|no_check|unemploy*',
])
const offered = book([
	'<duration>|a_month|monthly|per_month|program|<percent>|settle*|loan|save|set_aside ~6 <number>|<duration>',
	'<number> ~3 a_month|monthly|month|months',
	'<percent> ~',
])

/** Five lines in the speakers' own certain words: who spoke, debts, concerns, the offer, the outcome. */
export function summarizeCall({
	call,
	names,
	objections,
	disclosures,
	isClosedDeal,
	enrollmentTurn,
	provisionalEnrollment,
	notScoredBecause,
}: Basis): string[] {
	const { salesAgentName, prospectName } = names
	const customer = call.filter(({ turn }) => turn.speaker === 'customer')
	const rep = call.filter(({ turn }) => turn.speaker === 'rep')
	const debts = said(customer, amounts)
	const story = said(customer, hardship)
	const offer = said(rep, offered)
	const given = disclosures.filter(({ status }) => status === 'given').length
	const concerns = objections.map(({ title }) => title.toLowerCase())
	if (notScoredBecause !== null) return [notScoredBecause]
	const who = `${salesAgentName === 'Unknown' ? 'A rep' : salesAgentName} spoke with ${prospectName === 'Unknown' ? 'a customer' : prospectName}.`
	return [
		who,
		debts ? `Debts, in the customer's words: “${debts}”` : 'The customer didn’t mention any amounts.',
		`${story ? `Situation: “${story}” ` : ''}Concerns raised: ${concerns.length > 0 ? concerns.join(', ') : 'none'}.`,
		`${offer ? `Offered: “${offer}” ` : 'No terms were offered. '}Disclosures given: ${given} of ${disclosures.length}.`,
		provisionalEnrollment
			? 'It’s unclear from the recording whether the customer enrolled.'
			: endOf(customer, isClosedDeal, enrollmentTurn, call),
	]
}

function endOf(customer: ReadTurn[], isClosedDeal: boolean, enrollmentTurn: number | null, call: ReadTurn[]) {
	const words =
		enrollmentTurn === null
			? customer.findLast(({ confidence }) => isCertain(confidence))?.turn.text
			: call[enrollmentTurn]?.turn.text
	const quote = words ? `: “${shorten(words)}”` : '.'
	return isClosedDeal ? `The customer enrolled${quote}` : `The call ended without enrollment${quote}`
}

function said(turns: ReadTurn[], phrases: ReturnType<typeof book>) {
	for (const read of turns) {
		const { sentences, turn } = read
		const sentence = sentences.find(
			(each) => holdsPhrase(each, phrases) && isCertain(confidenceIn(read, each.from, each.to)),
		)
		if (sentence) return shorten(redactDigits(turn.text.slice(sentence.from, sentence.to)))
	}
	return null
}

const longestQuote = 160
const shorten = (text: string) => shortenQuote(text, longestQuote)
