import type { BriefCorrection, BriefView, PieceKind } from '#features/content/contract.ts'

/** The brief as typed in the form. */
export type Draft = Pick<BriefView, 'kind' | 'tone' | 'avoid' | 'piece'> & {
	customer: string
	rep: string
	company: string
	count: string
	words: string
	characters: string
	figures: (BriefView['figures'][number] & { id: string })[]
	include: string
	/** Limits that the form has no field for. */
	otherLimits: Pick<BriefView['limits'], 'sentences' | 'seconds'>
}

/** Kinds that are several messages. */
export const hasMessages = (kind: PieceKind) => kind === 'sequence' || kind === 'voicemail_set'

export function draftOf(brief: BriefView): Draft {
	const { kind, tone, avoid, piece, customer, rep, company, count, limits, figures, include } = brief
	const { words, characters, ...otherLimits } = limits
	return {
		kind,
		tone,
		avoid,
		piece,
		customer: customer ?? '',
		rep: rep ?? '',
		company: company ?? '',
		count: count?.toString() ?? '',
		words: words?.toString() ?? '',
		characters: characters?.toString() ?? '',
		figures: figures.map((figure) => ({ ...figure, id: crypto.randomUUID() })),
		include: include.join('\n'),
		otherLimits,
	}
}

/** What is typed, as the server takes it: empty fields are null, empty lines are left out. */
export function readDraft(draft: Draft): BriefCorrection {
	const { kind, tone, avoid, piece } = draft
	const words = numberOf(draft.words)
	const characters = numberOf(draft.characters)
	return {
		kind,
		tone,
		avoid,
		piece,
		customer: draft.customer.trim() || null,
		rep: draft.rep.trim() || null,
		company: draft.company.trim() || null,
		count: numberOf(draft.count),
		limits: { ...draft.otherLimits, ...(words && { words }), ...(characters && { characters }) },
		figures: draft.figures.flatMap(({ kind, text }) => (text.trim() ? [{ kind, text: text.trim() }] : [])),
		include: draft.include
			.split('\n')
			.map((line) => line.trim())
			.filter((line) => line !== ''),
	}
}

const numberOf = (typed: string) => {
	const value = Number(typed)
	return Number.isInteger(value) && value > 0 ? value : null
}
