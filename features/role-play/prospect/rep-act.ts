import type { Finding } from '#features/compliance/index.ts'
import type { AskedMatter } from './training/labeled-rep-question.ts'

/** What a message of a rep does, by name; scenarios and objectives speak of these. */
export const repActNames = [
	'introduces_self',
	'states_purpose',
	'asks_open_question',
	'asks_budget',
	'asks_hardship',
	'asks_debts',
	'asks_goal',
	'asks_who_decides',
	'asks_concern',
	'asks_permission',
	'empathizes',
	'summarizes',
	'checks_understanding',
	'answers_question',
	'explains_program',
	'explains_fee',
	'explains_credit_effect',
	'explains_lawsuit_risk',
	'explains_account',
	'explains_time',
	'explains_alternatives',
	'offers_time',
	'offers_to_include_spouse',
	'offers_proof',
	'offers_written',
	'offers_callback',
	'admits_limits',
	'advises_against',
	'corrects_self',
	'respects_request',
	'asks_to_enroll',
	'agrees_next_step',
	'thanks',
	'says_goodbye',
] as const
export type RepActName = (typeof repActNames)[number]

/** What can be spoken of, by name. */
export const topicNames = [
	'debts',
	'income',
	'budget',
	'household',
	'spouse',
	'job',
	'hardship',
	'goal',
	'creditors',
	'lawsuit',
	'bankruptcy',
	'credit',
	'fee',
	'price',
	'program',
	'account',
	'time',
	'taxes',
	'scam',
	'competitor',
	'past_attempts',
	'family_help',
	'secured_debt',
	'student_loans',
	'housing',
	'health',
] as const
export type Topic = (typeof topicNames)[number]

/** A question in a message: what it asks, how likely that is (0-1), its words, and what was said before it in the message. */
export type AskedQuestion = { matter: AskedMatter; probability: number; words: string; context?: string }

/** How far a required disclosure has come with this message. */
export type DisclosureSoFar = {
	code: string
	title: string
	status: 'given' | 'partial' | 'missing' | 'unclear'
	/** Ids of the elements said so far, this message included. */
	said: string[]
	/** Of those, the ones first said in this message. */
	saidNow: string[]
}

/** Everything read from a message of the rep, given what was said before. Plain JSON. */
export type RepActs = {
	acts: RepActName[]
	/** What the message speaks of, and what it asks about. */
	topics: Topic[]
	asksAbout: Topic[]
	/** The questions of the message in order. Absent in older messages. */
	asked?: AskedQuestion[]
	openQuestions: number
	closedQuestions: number
	words: number
	/** Numbers named in the message. */
	figures: number
	/** Words of the trade that nobody outside of it knows. */
	jargon: string[]
	disclosures: DisclosureSoFar[]
	/**
	 * Prohibited claims that this message makes for certain or likely: the prospect takes notice of both, and a rep is judged
	 * by the certain ones. `turn` is the place in the conversation.
	 */
	claims: Finding[]
	/** Whether the prospect's last words asked something, and whether this message leaves it unanswered. */
	wasAsked: boolean
	ignoresQuestion: boolean
	/** Nothing that says anything: '…', 'uh'. */
	isSilent: boolean
	/** Mostly what the rep said before. */
	isRepeating: boolean
	/** So long that nobody follows. */
	isRambling: boolean
	isRude: boolean
	/** Uses high-pressure phrases. */
	isPushy: boolean
	/**
	 * How it may be dismissive: with phrases that always are ('whatever'), with phrases that are when the prospect is worried
	 * or waiting for an answer ('don't worry about that'), or by moving on to the rep's own questions. Absent in older
	 * messages.
	 */
	dismissal?: 'brush_off' | 'makes_light' | 'changes_subject' | null
	/** Acknowledges a question without answering it yet: looks it up, asks back. Absent in older messages. */
	defersAnswer?: boolean
	/** Says nothing to the prospect: other scripts, markup, keys struck at random, strings of keywords. */
	isGibberish: boolean
	/** First words agree, deny or give a worry its due. */
	saysYes: boolean
	saysNo: boolean
	concedes: boolean
}
