import type { Pen } from '../plan/pen.ts'
import { bullets, type Draft, listed, numbered } from './draft.ts'
import { figuresNotIn, nameFigures } from './tell-figures.ts'

export type WritePage = (pen: Pen, title: string, insteads: readonly string[]) => Draft

const sizes = { short: 4, medium: 6, long: 9 } as const

/** How many points a page of the wanted length has. */
export const sizeOf = ({ brief }: Pen): number => sizes[brief.length]
export const asList = (pen: Pen) => (pen.chance(0.5) ? bullets : numbered)
export const present = (...parts: readonly string[]): string[] => parts.filter((each) => each !== '')

/** Figures that no sentence of the page tells stand under a heading of their own. */
export const withFigures = (pen: Pen, draft: Draft, head: string): Draft => {
	const told = [...draft.head, ...draft.body, ...draft.tail].join('\n')
	return { ...draft, tail: present(...draft.tail, listed(head, nameFigures(pen, figuresNotIn(pen, told)))) }
}
