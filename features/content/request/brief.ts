import type { Messages } from '#features/language/pure.ts'
import { type ContentType, FigureKind, type Limits, type Tone } from '../contract.ts'
import type { Correction } from './read-correction.ts'

/** How a piece reaches the customer, or the rep who reads it. */
export type Channel = 'email' | 'text' | 'phone' | 'voicemail' | 'letter' | 'social' | 'web' | 'internal'

/** The customer's stage. */
export const stages = [
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
export type Stage = (typeof stages)[number]

/** Reasons to write that have pieces of their own. */
export const occasions = [
	/** The customer asked not to be contacted again. */
	'stop_request',
	/** A wrong statement is corrected. */
	'correction',
	/** The program does not fit this customer. */
	'turn_down',
	'transfer',
	'hold',
	'disclosures',
	'subject_lines',
	'voicemail_set',
	'contest',
	'huddle',
	'drill',
] as const
export type Occasion = (typeof occasions)[number]

export type Length = 'short' | 'medium' | 'long'

/** What a piece of general content is, where the request says so. */
export type Form =
	| 'text_message'
	| 'one_page'
	| 'checklist'
	| 'social_post'
	| 'faq'
	| 'letter'
	| 'agenda'
	| 'training_note'
	| 'handover'
	| 'comparison'
	| 'article'
	| 'advertisement'
	| 'card'

/** Figure kinds that have templates. Figures of kind 'other' keep the wording of the request. */
export const MeaningfulKind = FigureKind.exclude(['other'])
export type { Tone }
export { FigureKind }

/**
 * A figure given in the request, `asked` as it was typed and `text` as it is written in the piece: '$31,480', '5 cards',
 * '36 months', '25%', 'Tuesday at 4 pm' of an appointment, of a missed one and of a deposit; '$480' what is paid or put
 * aside each month, '$3,200 a month' or '$52,000 a year' an income, '62' an age, and of other figures what they count:
 * '$12,000 on Chase', '3 months behind', '2 kids'.
 */
export type GivenFigure = { kind: FigureKind; text: string; asked: string }

/**
 * Something that no piece may say, or a disclosure that none may leave out: its code in the rule pack, and the words of
 * the request that ask for it.
 */
export type UnlawfulRequest = { code: string; asked: string }

/** Something to tell or ask the reader: `asked` quotes the request, and `say` is the sentence for the reader. */
export type Told = {
	asked: string
	say: string
	/** False: a fact that fits the piece, without an instruction to say it. If missing, the request instructs to say it. */
	isAsked?: boolean
}

/** A request as the writer understands it. Null and empty: not said, and left to the plan. */
export type Brief = {
	request: string
	type: ContentType
	channel: Channel
	/** Null or left out: no special reason to write. */
	occasion?: Occasion | null
	/** Of general content alone; null or left out where the request names none. */
	form?: Form | null
	stage: Stage | null
	tone: Tone
	length: Length
	/** Who it goes to, by name: 'Denise'. */
	customer: string | null
	/** Who writes or speaks. */
	rep: string | null
	company: string | null
	/** Anyone else who is named: a colleague who takes over, a second person in the household. Omitted if there is none. */
	mentioned?: readonly string[]
	/** Others who decide with the customer: 'husband', 'wife', 'daughter', with a name where one was given. */
	partner: { relation: string; name: string | null } | null
	/** Codes of the playbook's objections that it answers, the most wanted first. */
	objections: readonly string[]
	/**
	 * What it is about besides: codes of required disclosures, and the plain subjects 'taxes', 'credit', 'lawsuit',
	 * 'collection_calls', 'bankruptcy', 'consolidation_loan', 'credit_counseling', 'do_it_yourself', 'how_it_works',
	 * 'fees', 'risks', 'documents', 'appointment', 'referral', 'review', 'thank_you', 'welcome', 'missed_deposit',
	 * 'settlement_offer', 'progress', 'budget', 'hardship', 'statements', 'cancellation', 'calling_back', 'contact_rules',
	 * 'discovery', 'opening', 'closing', 'rapport', 'settlement_letter', 'secured_debts', 'joint_debts', 'medical_debts',
	 * 'student_loans', 'payday_loans', 'garnishment', 'privacy'. The most wanted first.
	 */
	topics: readonly string[]
	/**
	 * The customer's circumstances: 'medical', 'retired', 'divorce', 'job_loss', 'reduced_income', 'veteran', 'military',
	 * 'self_employed', 'widowed', 'fixed_income', 'single_parent', 'new_baby', 'caregiver', 'disability', 'student',
	 * 'renter', 'homeowner', 'behind', 'current', 'sued', 'collections', 'embarrassed', 'angry', 'scared', 'overwhelmed'.
	 */
	circumstances: readonly string[]
	/** Creditors that the request names. */
	creditors: readonly string[]
	figures: readonly GivenFigure[]
	/** Of a sequence or a set of voicemails, as far as it is given. */
	messages: Messages
	/**
	 * What it must not do: 'jargon', 'pressure', 'fear', 'emoji', 'exclamation_marks', 'questions', 'greeting',
	 * 'amounts', 'promises', 'small_talk', 'company', 'names'. A request to leave a disclosure out is `unlawful`.
	 */
	avoid: readonly string[]
	/** If missing, no limit. */
	limits?: Limits
	/** Text to include word for word. */
	include?: readonly string[]
	/** Topics to mention, in the words of the request. */
	mentions?: readonly string[]
	/** Sentences for the customer, made from clauses of the request. */
	told?: readonly Told[]
	/** Topics that the request asks to include without words of its own: 'a line about credit'. */
	shownTopics?: readonly string[]
	/** For a piece that corrects a mistake: the wrong figure and the correct one. */
	correction?: Correction | null
	/** The id of the complete piece to write from. If missing or null, the best match. */
	piece?: string | null
	/** True if the piece does not sell the program, so no disclosures are required. If missing, the stage and the kind decide. */
	sellsNothing?: boolean
	/** Maximum reading grade; null or missing for any. */
	readingGrade?: number | null
	unlawful: readonly UnlawfulRequest[]
	/** 'Spanish' and the like; null for English. */
	language: string | null
}
