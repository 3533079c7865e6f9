import type { Finding, ReadTurn } from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { advisesAgainst, asksAboutIt, offersService, quotesPrice, type Sign } from './offer-signs.ts'

/** Claims about the service and who is behind it: who makes one is selling it. */
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
/** What only a customer says who was offered something. */
const weighs: ReadonlySet<string> = new Set(['price', 'spouse', 'think_about_it', 'not_sure'])
/** What a customer holds against an offer, or against talking at all. */
const mayWeigh: ReadonlySet<string> = new Set([
	'competitor',
	'pay_on_my_own',
	'credit_score_worry',
	'bankruptcy_instead',
	'manager_or_not_authorized',
])
/** Signs in so many turns make an offer by themselves; one is enough where the customer objects to it. */
const fewestTurns = 2

type Basis = {
	call: readonly ReadTurn[]
	/** Before what people overturned: an offer was made whatever they think of its words. */
	findings: readonly Finding[]
	objections: readonly Objection[]
	isClosedDeal: boolean
}

/**
 * Whether the service was offered to the customer, which makes disclosures, discovery and closing due. Told by what
 * sells and never by which disclosures were made: leaving them out must not excuse the call from them. A rep who
 * advises the customer against it, and claims nothing for it, has not offered it.
 */
export function findOffer({ call, findings, objections, isClosedDeal }: Basis): boolean {
	if (isClosedDeal) return true
	if (findings.some(({ code, status }) => status === 'found' && salesClaims.has(code))) return true
	if (call.some((read) => isBy(read, 'rep') && holdsSign(read, advisesAgainst))) return false
	if (call.some((read) => isBy(read, 'rep') && holdsSign(read, quotesPrice))) return true
	const turns = call.filter(
		(read) =>
			(isBy(read, 'rep') && offersService.some((sign) => holdsSign(read, sign))) ||
			(isBy(read, 'customer') && holdsSign(read, asksAboutIt)),
	).length
	if (turns >= fewestTurns || objections.some(({ code }) => weighs.has(code))) return true
	return turns > 0 && objections.some(({ code }) => mayWeigh.has(code))
}

const isBy = ({ turn }: ReadTurn, speaker: ReadTurn['turn']['speaker']) => turn.speaker === speaker

const holdsSign = ({ sentences }: ReadTurn, { say, unless, isNoQuestion }: Sign) =>
	sentences.some(
		(sentence) =>
			!(isNoQuestion && sentence.isQuestion) && holdsPhrase(sentence, say) && !holdsPhrase(sentence, unless),
	)
