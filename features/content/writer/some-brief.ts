import { seededRandom } from '#platform/random/seeded-random.ts'
import type { Brief, GivenFigure } from './brief.ts'
import { circumstanceCodes, topicCodes } from './understand/read-subjects.ts'

/** A brief for tests: an email to a new lead of whom nothing is known, unless told otherwise. */
export const someBrief = (told: Partial<Brief> = {}): Brief => ({
	request: 'an email to a new lead',
	type: 'email',
	channel: 'email',
	stage: 'new_lead',
	tone: 'plain',
	length: 'medium',
	customer: null,
	rep: null,
	company: null,
	partner: null,
	objections: [],
	topics: [],
	circumstances: [],
	creditors: [],
	figures: [],
	messages: { count: null, days: null },
	avoid: [],
	unlawful: [],
	language: null,
	...told,
})

const types = ['email', 'script', 'sequence', 'objection_response', 'general'] as const
const stages = [
	null,
	'new_lead',
	'first_call',
	'no_answer',
	'missed_appointment',
	'after_call',
	'considering',
	'documents',
	'enrolled',
	'in_program',
	'went_quiet',
	'left',
	'declined',
	'finished',
	'referral',
] as const
const tones = ['warm', 'plain', 'formal', 'brisk', 'encouraging', 'serious'] as const
const lengths = ['short', 'medium', 'long'] as const
const objections = [
	'price',
	'think_about_it',
	'spouse',
	'competitor',
	'not_right_time',
	'manager_or_not_authorized',
	'not_sure',
	'already_tried',
	'scam_fear',
	'credit_score_worry',
	'bankruptcy_instead',
	'pay_on_my_own',
	'something_else',
] as const
const wishes = [
	'advance_fee',
	'guaranteed_result',
	'unsupported_savings_claim',
	'credit_harm_denial',
	'stop_paying_without_consequences',
	'lawsuit_denial',
	'government_affiliation',
	'legal_representation_claim',
	'nonprofit_claim',
	'false_urgency_or_threat',
	'account_control_misstatement',
	'tax_consequence_denial',
	'loan_misrepresentation',
	'abusive_language',
	'do_not_call_ignored',
	'nonpayment_consequences',
	'fees_and_total_cost',
] as const
const figures: readonly GivenFigure[] = [
	{ kind: 'total_debt', text: '$31,480', asked: '31,480' },
	{ kind: 'monthly_deposit', text: '$412', asked: '412' },
	{ kind: 'monthly_payment', text: '$893', asked: '893' },
	{ kind: 'income', text: '$4,250', asked: '4250' },
	{ kind: 'fee_percent', text: '23%', asked: '23 percent' },
	{ kind: 'fee_amount', text: '$7,240', asked: '7240' },
	{ kind: 'program_months', text: '38 months', asked: '38 months' },
	{ kind: 'first_offer_months', text: '9 months', asked: '9 months' },
	{ kind: 'amount_before_offer', text: '37%', asked: '37%' },
	{ kind: 'interest_rate', text: '28.9%', asked: '28.9%' },
	{ kind: 'accounts', text: '6 cards', asked: '6 cards' },
	{ kind: 'total_cost', text: '$19,870', asked: '19870' },
	{ kind: 'appointment', text: 'Tuesday at 4 pm', asked: 'tues at 4' },
	{ kind: 'deposit_date', text: 'the 12th', asked: 'the 12th' },
	{ kind: 'age', text: '67', asked: '67' },
	{ kind: 'phone', text: '555-0142', asked: '555-0142' },
	{ kind: 'other', text: '$2,400', asked: '$2,400' },
]
const channels = {
	email: ['email'],
	script: ['phone', 'voicemail'],
	sequence: ['email', 'email', 'text', 'phone'],
	objection_response: ['phone'],
	general: ['text', 'letter', 'social', 'web', 'internal', 'email'],
} as const
const forms = [
	null,
	'text_message',
	'one_page',
	'checklist',
	'social_post',
	'faq',
	'letter',
	'agenda',
	'training_note',
	'handover',
	'comparison',
	'article',
	'advertisement',
	'card',
] as const

/** A brief of any kind for tests; another for every number, and the same for the same one. */
export function anyBrief(number: number): Brief {
	const random = seededRandom(Math.imul(number + 1, 2654435761))
	const maybe = (likelihood: number) => random() < likelihood
	const oneOf = <Each>(list: readonly Each[]): Each => {
		const each = list[Math.floor(random() * list.length)]
		if (each === undefined) throw new Error('Nothing to choose from')
		return each
	}
	const some = <Each>(list: readonly Each[], most: number): Each[] => [
		...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => oneOf(list))),
	]
	random()
	const type = oneOf(types)
	const days = maybe(0.3) ? [1, 3, 7] : null
	return someBrief({
		request: `${type}, number ${number}, about a $2,400 vet bill`,
		type,
		channel: oneOf<Brief['channel']>(channels[type]),
		form: type === 'general' ? oneOf(forms) : null,
		stage: oneOf(stages),
		tone: oneOf(tones),
		length: oneOf(lengths),
		customer: maybe(0.6) ? oneOf(['Denise', 'Mr. Ortega', 'Tamika', 'Lou']) : null,
		rep: maybe(0.4) ? 'Marcus' : null,
		company: maybe(0.4) ? oneOf(['Harbor Debt Relief', 'Acme']) : null,
		partner: maybe(0.3)
			? oneOf([
					{ relation: 'husband', name: 'Luis' },
					{ relation: 'daughter', name: null },
				])
			: null,
		objections: type === 'objection_response' || maybe(0.35) ? some(objections, 3) : [],
		topics: some(topicCodes, 2),
		circumstances: some(circumstanceCodes, 2),
		creditors: maybe(0.3) ? some(['Chase', 'Discover', 'Citi'], 3) : [],
		figures: some(figures, 6),
		messages: { count: maybe(0.5) ? oneOf([3, 4, 5, 7]) : null, days },
		avoid: maybe(0.2)
			? [oneOf(['questions', 'jargon', 'company', 'names', 'greeting', 'exclamation_marks'])]
			: [],
		unlawful: maybe(0.25) ? some(wishes, 2).map((code) => ({ code, asked: `do ${code}` })) : [],
		language: maybe(0.05) ? 'Spanish' : null,
	})
}
