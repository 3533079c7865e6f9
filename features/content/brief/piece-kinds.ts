import type { PieceKind } from '../contract.ts'
import type { Brief, Occasion } from '../request/brief.ts'
import { type KindName, kinds } from '../request/kinds.ts'

/** What each kind that a person can choose is written as. */
const table: Readonly<Record<PieceKind, { kind: KindName; occasion?: Occasion }>> = {
	email: { kind: 'email' },
	text: { kind: 'text' },
	letter: { kind: 'letter' },
	voicemail: { kind: 'voicemail' },
	voicemail_set: { kind: 'voicemail', occasion: 'voicemail_set' },
	call_script: { kind: 'script' },
	transfer: { kind: 'callScript', occasion: 'transfer' },
	hold: { kind: 'callScript', occasion: 'hold' },
	disclosures: { kind: 'callScript', occasion: 'disclosures' },
	objection: { kind: 'objection' },
	sequence: { kind: 'sequence' },
	summary: { kind: 'onePage' },
	comparison: { kind: 'comparison' },
	faq: { kind: 'faq' },
	checklist: { kind: 'checklist' },
	subject_lines: { kind: 'list', occasion: 'subject_lines' },
	social_post: { kind: 'socialPost' },
	advertisement: { kind: 'advertisement' },
	article: { kind: 'article' },
	card: { kind: 'card' },
	agenda: { kind: 'agenda' },
	huddle: { kind: 'agenda', occasion: 'huddle' },
	contest: { kind: 'training', occasion: 'contest' },
	drill: { kind: 'training', occasion: 'drill' },
	training: { kind: 'training' },
	handover: { kind: 'handover' },
}

const names = Object.keys(table) as PieceKind[]

/** The kind of piece that a brief asks for; a page on a subject where it names none. */
export function pieceKindOf({ type, channel, form = null, occasion = null }: Brief): PieceKind {
	const byOccasion = names.find((name) => table[name].occasion && table[name].occasion === occasion)
	if (byOccasion) return byOccasion
	if (type === 'sequence') return 'sequence'
	const known = names.find((name) => {
		const kind = kinds[table[name].kind]
		const isSameWay = type !== 'script' || kind.channel === channel
		return !table[name].occasion && kind.type === type && kind.form === form && isSameWay
	})
	return known ?? (channel === 'text' ? 'text' : 'summary')
}

/** Reasons to write that do not decide the kind of piece. */
const reasons: ReadonlySet<Occasion> = new Set(['stop_request', 'correction', 'turn_down'])

/** The brief for another kind of piece. A reason to write stays. */
export function withKind(brief: Brief, name: PieceKind): Brief {
	if (name === pieceKindOf(brief)) return brief
	const { kind, occasion } = table[name]
	const { type, channel, form } = kinds[kind]
	const reason = brief.occasion && reasons.has(brief.occasion) ? brief.occasion : null
	return { ...brief, type, channel, form, occasion: occasion ?? reason }
}
