import type { PieceWriter } from '../plan/piece-writer.ts'
import { figuresNotIn, nameFigures } from './describe-figures.ts'
import { bullets, type Draft, listed, numbered } from './draft.ts'

export type WritePage = (writer: PieceWriter, title: string, replacements: readonly string[]) => Draft

const sizes = { short: 4, medium: 6, long: 9 } as const

const mostPoints = 14

/** How many points a page has: as many as are asked for, or as fit its length. */
export const sizeOf = ({ brief }: PieceWriter): number => {
	const [, asked] =
		/\b(\d{1,2})\s+(?:\w+\s+)?(?:questions|points|tips|bullets?|bullet points|items|steps|ways|reasons|things|lines)\b/i.exec(
			brief.request,
		) ?? []
	return asked ? Math.min(Number(asked), mostPoints) : sizes[brief.length]
}
export const asList = (writer: PieceWriter) => (writer.chance(0.5) ? bullets : numbered)
export const present = (...parts: readonly string[]): string[] => parts.filter((each) => each !== '')

/** Figures that no sentence of the page tells stand under a heading of their own. */
export const withFigures = (writer: PieceWriter, draft: Draft, head: string): Draft => {
	const told = [...draft.head, ...draft.body, ...draft.tail].join('\n')
	return {
		...draft,
		tail: present(...draft.tail, listed(head, nameFigures(writer, figuresNotIn(writer, told)))),
	}
}
