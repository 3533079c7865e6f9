import { PieceKind } from '../contract.ts'
import type { Brief, Occasion } from './brief.ts'
import { type Kind, type KindName, kinds } from './kinds.ts'

type Entry = { kind: KindName; occasion?: Occasion }

/** How each kind is written. */
const table: Readonly<Record<PieceKind, Entry>> = {
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

/** The kind of piece in a brief; a one-page summary if it names none. */
export function pieceKindOf({ type, channel, form = null, occasion = null }: NamedKind): PieceKind {
	const byOccasion = PieceKind.options.find((name) => occasion && table[name].occasion === occasion)
	if (byOccasion) return byOccasion
	if (type === 'sequence') return 'sequence'
	const known = PieceKind.options.find((name) => {
		const kind = kinds[table[name].kind]
		const isSameWay = type !== 'script' || kind.channel === channel
		return !table[name].occasion && kind.type === type && kind.form === form && isSameWay
	})
	return known ?? (channel === 'text' ? 'text' : 'summary')
}
type NamedKind = Pick<Brief, 'type' | 'channel' | 'form' | 'occasion'>

/** How a kind is written, and its occasion if it has one. */
export function writtenAs(name: PieceKind): { kind: Kind; occasion: Occasion | null } {
	const { kind, occasion = null } = table[name]
	return { kind: kinds[kind], occasion }
}

/** Occasions that can go with any kind of piece. */
export const reasons: ReadonlySet<Occasion> = new Set(['stop_request', 'correction', 'turn_down'])

/** Changes the kind of piece in a brief and keeps the reason to write. */
export function withKind(brief: Brief, name: PieceKind): Brief {
	if (name === pieceKindOf(brief)) return brief
	const { kind, occasion } = writtenAs(name)
	const reason = brief.occasion && reasons.has(brief.occasion) ? brief.occasion : null
	return {
		...brief,
		type: kind.type,
		channel: kind.channel,
		form: kind.form,
		occasion: occasion ?? reason,
	}
}
