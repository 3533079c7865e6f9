import { formatDollars } from '#platform/text/format-number.ts'
import { Avoided, type BriefCorrection, type BriefView, type FigureKind } from '../contract.ts'
import type { Brief, GivenFigure } from '../request/brief.ts'
import { pieceKindOf, withKind } from '../request/piece-kinds.ts'
import { pieceById, searchPieces } from '../writer/pieces/find-pieces.ts'
import { checkBrief } from './check-brief.ts'

/** The brief with what a person corrected in it. */
export function correctBrief(brief: Brief, correction: BriefCorrection): Brief {
	const { kind, count, figures, ...rest } = correction
	const changed: Brief = { ...brief, ...definedOf(rest) }
	if (figures) changed.figures = figures.map(readFigure)
	if (count !== undefined && count !== brief.messages.count) changed.messages = { count, days: null }
	return kind ? withKind(changed, kind) : changed
}

/** Fields that are undefined would erase what the request says. */
const definedOf = <Fields extends object>(fields: Fields) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>

const money: ReadonlySet<FigureKind> = new Set([
	'total_debt',
	'monthly_deposit',
	'monthly_payment',
	'fee_amount',
	'total_cost',
])
const percent: ReadonlySet<FigureKind> = new Set(['fee_percent', 'interest_rate', 'amount_before_offer'])
const months: ReadonlySet<FigureKind> = new Set(['program_months', 'first_offer_months'])
const bareNumber = /^\$?\s*(\d[\d,]*(?:\.\d+)?)\s*$/

/** A figure as it was typed, with the unit that its kind has: '480' a month is '$480'. */
function readFigure({ kind, text }: { kind: FigureKind; text: string }): GivenFigure {
	const [, digits] = bareNumber.exec(text) ?? []
	if (!digits) return { kind, text, asked: text }
	const value = Number(digits.replaceAll(',', ''))
	const written = money.has(kind)
		? formatDollars(value)
		: percent.has(kind)
			? `${value}%`
			: months.has(kind)
				? `${value} months`
				: text
	return { kind, text: written, asked: text }
}

/** Complete pieces that are offered. */
const mostChoices = 8
const plainTitle = (title: string) => title.replaceAll(/[[{](\w+)[\]}]/g, '$1')

/** The piece that was written from, and others that the search finds. */
function choicesFor(brief: Brief): BriefView['choices'] {
	const chosen = brief.piece ? pieceById(brief.piece) : undefined
	const pieces = new Set([...(chosen ? [chosen] : []), ...searchPieces(brief).map(({ piece }) => piece)])
	return [...pieces]
		.slice(0, mostChoices)
		.map(({ id, titles }) => ({ id, title: plainTitle(titles[0] ?? id) }))
}

/** How the brief is shown beside the piece. */
export function viewBrief(brief: Brief, content: string): BriefView {
	const { tone, customer, rep, company, limits = {}, include = [] } = brief
	return {
		kind: pieceKindOf(brief),
		tone,
		customer,
		rep,
		company,
		count: brief.messages.count,
		limits,
		figures: brief.figures.map(({ kind, text }) => ({ kind, text })),
		include: [...include],
		avoid: brief.avoid.flatMap((code) => Avoided.safeParse(code).data ?? []),
		piece: brief.piece ?? null,
		points: checkBrief(brief, content),
		choices: choicesFor(brief),
	}
}
