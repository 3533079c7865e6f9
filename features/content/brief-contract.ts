import { z } from 'zod'

/** The kinds of pieces that a person can choose, and what they are called on the page. */
export const pieceKindNames = {
	email: 'Email',
	text: 'Text message',
	letter: 'Letter',
	voicemail: 'Voicemail',
	voicemail_set: 'Set of voicemails',
	call_script: 'Call script',
	transfer: 'Transfer script',
	hold: 'Hold script',
	disclosures: 'Disclosure script',
	objection: 'Objection reply',
	sequence: 'Sequence',
	summary: 'One-page summary',
	comparison: 'Comparison',
	faq: 'FAQ',
	checklist: 'Checklist',
	subject_lines: 'Subject lines',
	social_post: 'Social post',
	advertisement: 'Ad',
	article: 'Article',
	card: 'Card',
	agenda: 'Meeting agenda',
	huddle: 'Huddle',
	contest: 'Contest',
	drill: 'Objection drill',
	training: 'Training note',
	handover: 'Handover note',
} as const

export const PieceKind = z.enum(
	Object.keys(pieceKindNames) as [keyof typeof pieceKindNames, ...(keyof typeof pieceKindNames)[]],
)
export type PieceKind = z.infer<typeof PieceKind>

/** What a figure can be, and what it is called on the page. */
export const figureKindNames = {
	total_debt: 'Total debt',
	monthly_deposit: 'Monthly deposit',
	monthly_payment: 'Paid to creditors each month',
	income: 'Income',
	fee_percent: 'Fee rate',
	fee_amount: 'Fee in dollars',
	program_months: 'Length of the program',
	first_offer_months: 'Time until the first offers',
	amount_before_offer: 'Share saved before an offer',
	interest_rate: 'Interest rate',
	accounts: 'Accounts',
	total_cost: 'Total cost',
	appointment: 'Appointment',
	missed_appointment: 'Missed appointment',
	deposit_date: 'Date of the deposit',
	age: 'Age',
	phone: 'Phone number',
	other: 'Other figure',
} as const
export const FigureKind = z.enum(
	Object.keys(figureKindNames) as [keyof typeof figureKindNames, ...(keyof typeof figureKindNames)[]],
)
export type FigureKind = z.infer<typeof FigureKind>

export const toneNames = {
	warm: 'Warm',
	plain: 'Plain',
	formal: 'Formal',
	brisk: 'Brisk',
	encouraging: 'Encouraging',
	serious: 'Serious',
} as const
export const Tone = z.enum(Object.keys(toneNames) as [keyof typeof toneNames, ...(keyof typeof toneNames)[]])
export type Tone = z.infer<typeof Tone>

/** What a piece can leave out, and what that is called on the page. */
export const avoidNames = {
	emoji: 'Emojis',
	exclamation_marks: 'Exclamation marks',
	questions: 'Questions',
	greeting: 'A greeting',
	amounts: 'Dollar amounts',
	names: 'Names',
	company: 'The company name',
	jargon: 'Jargon',
	pressure: 'Pressure',
	fear: 'Scare words',
	promises: 'Promises',
	small_talk: 'Small talk',
} as const
export const Avoided = z.enum(
	Object.keys(avoidNames) as [keyof typeof avoidNames, ...(keyof typeof avoidNames)[]],
)
export type Avoided = z.infer<typeof Avoided>

/** The most of each that a piece may have. `seconds`: read aloud at a usual pace. */
export const Limits = z
	.strictObject({
		words: z.int().min(1).max(5000),
		characters: z.int().min(20).max(20_000),
		sentences: z.int().min(1).max(200),
		seconds: z.int().min(5).max(3600),
	})
	.partial()
export type Limits = z.infer<typeof Limits>

const Name = z.string().trim().max(80)

/** What a person can correct of the brief. */
const BriefFields = z.strictObject({
	kind: PieceKind,
	tone: Tone,
	customer: Name.nullable(),
	rep: Name.nullable(),
	company: Name.nullable(),
	/** Messages of a sequence or a set; null: as many as are usual. */
	count: z.int().min(1).max(12).nullable(),
	limits: Limits,
	figures: z.array(z.strictObject({ kind: FigureKind, text: z.string().trim().min(1).max(120) })).max(30),
	/** Words that the piece has to hold as they stand. */
	include: z.array(z.string().trim().min(1).max(300)).max(10),
	avoid: z.array(Avoided).max(12),
})

/** A correction of the brief: what is left out stays as the request was understood. */
export const BriefCorrection = BriefFields.partial()
export type BriefCorrection = z.infer<typeof BriefCorrection>

/** One line of the brief, and whether the piece keeps to it. */
export const BriefPoint = z.object({
	/** 'To', 'Length'. */
	label: z.string(),
	/** What was asked for: 'Denise, with her husband Ray'. */
	asked: z.string(),
	/** Null: not checked. */
	isMet: z.boolean().nullable(),
	/** What the piece has instead, or how a figure was computed. */
	note: z.string().nullable(),
})
export type BriefPoint = z.infer<typeof BriefPoint>

/** How a request was understood, and how the piece meets it point by point. */
export const BriefView = BriefFields.extend({ points: z.array(BriefPoint) })
export type BriefView = z.infer<typeof BriefView>
