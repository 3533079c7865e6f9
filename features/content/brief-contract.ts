import { z } from 'zod'

/** The keys of a record of names, as an enum. */
const keysOf = <Names extends Record<string, string>>(names: Names) =>
	z.enum(Object.keys(names) as [keyof Names & string, ...(keyof Names & string)[]])

/** The kinds of pieces to choose from, with their names on the page. */
export const pieceKindNames = {
	email: 'Email',
	text: 'Text message',
	letter: 'Letter',
	voicemail: 'Voicemail',
	voicemail_set: 'Voicemail set',
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

export const PieceKind = keysOf(pieceKindNames)
export type PieceKind = z.infer<typeof PieceKind>

/** The kinds of figures, with their names on the page. */
export const figureKindNames = {
	total_debt: 'Total debt',
	monthly_deposit: 'Monthly deposit',
	monthly_payment: 'Current monthly payments',
	income: 'Income',
	fee_percent: 'Fee rate',
	fee_amount: 'Fee in dollars',
	program_months: 'Program length',
	first_offer_months: 'Time to first offers',
	amount_before_offer: 'Share saved before an offer',
	interest_rate: 'Interest rate',
	accounts: 'Accounts',
	total_cost: 'Total cost',
	appointment: 'Appointment',
	missed_appointment: 'Missed appointment',
	deposit_date: 'Deposit date',
	age: 'Age',
	phone: 'Phone number',
	other: 'Other figure',
} as const
export const FigureKind = keysOf(figureKindNames)
export type FigureKind = z.infer<typeof FigureKind>

export const toneNames = {
	warm: 'Warm',
	plain: 'Plain',
	formal: 'Formal',
	brisk: 'Brisk',
	encouraging: 'Encouraging',
	serious: 'Serious',
} as const
export const Tone = keysOf(toneNames)
export type Tone = z.infer<typeof Tone>

/** Things that a piece can leave out, with their names on the page. */
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
	fear: 'Scare tactics',
	promises: 'Promises',
	small_talk: 'Small talk',
} as const
export const Avoided = keysOf(avoidNames)
export type Avoided = z.infer<typeof Avoided>

/** Maximum length of a piece, or of each message in a set. `seconds`: read aloud at 150 words a minute. */
export const Limits = z
	.strictObject({
		words: z.int().min(1).max(5000),
		characters: z.int().min(20).max(20_000),
		sentences: z.int().min(1).max(200),
		seconds: z.int().min(5).max(3600),
	})
	.partial()
export type Limits = z.infer<typeof Limits>

const Name = z.string().trim().max(200)

/** The fields of the brief that a person can edit. */
const BriefFields = z.strictObject({
	kind: PieceKind,
	tone: Tone,
	/** The id of the complete piece to write from; null for the best match, or for none. */
	piece: z.string().max(80).nullable(),
	customer: Name.nullable(),
	rep: Name.nullable(),
	company: Name.nullable(),
	/** Number of messages in a sequence or a set; null for the usual number. */
	count: z.int().min(1).max(12).nullable(),
	limits: Limits,
	figures: z.array(z.strictObject({ kind: FigureKind, text: z.string().trim().min(1).max(300) })).max(500),
	/** Text to include word for word. */
	include: z.array(z.string().trim().min(1).max(300)).max(10),
	avoid: z.array(Avoided).max(12),
})

/** An edited brief. A field that is missing stays as it was read from the request. */
export const BriefCorrection = BriefFields.partial()
export type BriefCorrection = z.infer<typeof BriefCorrection>

/** One line of the brief, and whether the piece meets it. */
export const BriefPoint = z.object({
	/** 'To', 'Length'. */
	label: z.string(),
	/** What was asked for: 'Denise, with her husband Ray'. */
	asked: z.string(),
	/** Null: not checked. */
	isMet: z.boolean().nullable(),
	/** What the piece has instead, or the formula of a computed figure. */
	note: z.string().nullable(),
})
export type BriefPoint = z.infer<typeof BriefPoint>

/** The brief read from a request, and how the piece meets each point of it. */
export const BriefView = BriefFields.extend({
	points: z.array(BriefPoint),
	/** Complete pieces of this kind to write from instead, best match first. */
	choices: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type BriefView = z.infer<typeof BriefView>
