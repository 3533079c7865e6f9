import { countsFully, type Finding, type ReadTurn } from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { advisesAgainst, asksAboutIt, offersService, quotesPrice, type Sign } from './offer-signs.ts'

/** Claims about the service or the company. A rep who makes one is selling. */
const salesClaims: ReadonlySet<string> = new Set([
	'advance_fee',
	'guaranteed_result',
	'unsupported_savings_claim',
	'credit_harm_denial',
	'stop_paying_without_consequences',
	'lawsuit_denial',
	'account_control_misstatement',
	'tax_consequence_denial',
	'loan_misrepresentation',
	'nonprofit_claim',
	'government_affiliation',
])
/** Objections that a customer raises only after an offer. */
const offerObjections: ReadonlySet<string> = new Set(['price', 'spouse', 'think_about_it', 'not_sure'])
/** Objections that a customer raises to an offer, or to the call itself. */
const otherObjections: ReadonlySet<string> = new Set([
	'competitor',
	'pay_on_my_own',
	'credit_score_worry',
	'bankruptcy_instead',
	'manager_or_not_authorized',
])
/** Turns with a sign of an offer that suffice alone. One is enough if the customer objects to it. */
const minTurns = 2

type Basis = {
	call: readonly ReadTurn[]
	/** Including overturned findings: reviews do not change whether an offer was made. */
	findings: readonly Finding[]
	objections: readonly Objection[]
	isClosedDeal: boolean
}

/**
 * Whether the service was offered to the customer, which makes disclosures, discovery and closing due. Decided by sales
 * talk and never by which disclosures were made: omitting them must not exempt a call from them. A rep who advises the
 * customer against the service, and makes no claims for it, has not offered it.
 */
export function findOffer({ call, findings, objections, isClosedDeal }: Basis): boolean {
	if (isClosedDeal) return true
	if (findings.some((finding) => countsFully(finding) && salesClaims.has(finding.code))) return true
	if (call.some((read) => isBy(read, 'rep') && isSaidIn(read, advisesAgainst))) return false
	if (call.some((read) => isBy(read, 'rep') && isSaidIn(read, quotesPrice))) return true
	const turns = call.filter(
		(read) =>
			(isBy(read, 'rep') && offersService.some((sign) => isSaidIn(read, sign))) ||
			(isBy(read, 'customer') && isSaidIn(read, asksAboutIt)),
	).length
	if (turns >= minTurns || objections.some(({ code }) => offerObjections.has(code))) return true
	return turns > 0 && objections.some(({ code }) => otherObjections.has(code))
}

const isBy = ({ turn }: ReadTurn, speaker: ReadTurn['turn']['speaker']) => turn.speaker === speaker

const isSaidIn = ({ sentences }: ReadTurn, sign: Sign) =>
	sentences.some((sentence) => holdsSign(sentence, sign))

/** Whether a sentence has a sign of an offer. */
export const holdsSign = (
	sentence: ReadTurn['sentences'][number],
	{ phrases, unless, statementsOnly }: Sign,
) =>
	!(statementsOnly && sentence.isQuestion) && holdsPhrase(sentence, phrases) && !holdsPhrase(sentence, unless)
