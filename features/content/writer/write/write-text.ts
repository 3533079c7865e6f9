import type { GivenFigure } from '../brief.ts'
import { optOut, textFigures, textMessages } from '../parts/texts.ts'
import type { Bank, Pen } from '../plan/pen.ts'
import type { Draft } from './draft.ts'

/** Characters of a text message that arrives in one piece, or nearly so. */
export const longestText = 320
const tries = 6

/** One text message, with its figures and the way out, within `longestText` characters where the figures allow it. */
export function writeText(pen: Pen): Draft {
	return { head: [], body: [composeText(pen, pen.brief.figures)], tail: [] }
}

/** The words of a text message that tells the given figures. */
export function composeText(pen: Pen, figures: readonly GivenFigure[], bank: Bank = textMessages): string {
	const name = pen.slots.name
	const drafts = Array.from({ length: figures.length > 0 ? tries : 2 }, () => {
		const message = pen.mustSay(bank)
		const greeting = name && !message.includes(name) ? `${pen.oneOf(['Hi', 'Hello', 'Hi'])} ${name}, ` : ''
		const whole = /[.?!]$/.test(message) ? message : `${message}.`
		const text = `${greeting}${whole}${figuresToo(pen, message, figures)} ${pen.mustSay(optOut)}`
		const isTooLong = text.length > longestText
		return {
			text,
			cost: (isTooLong ? text.length : 0) + figures.filter((each) => !message.includes(each.text)).length,
		}
	})
	return drafts.reduce((best, each) => (each.cost < best.cost ? each : best)).text
}

function figuresToo(pen: Pen, message: string, figures: readonly GivenFigure[]): string {
	const left = figures.filter(({ text }) => !message.includes(text)).map(shortly)
	return left.length > 0
		? ` ${pen.oneOf(textFigures).replace('{figures}', [...new Set(left)].join(', '))}`
		: ''
}

const shortly = ({ kind, text }: GivenFigure): string => {
	if (kind === 'total_debt') return `${text} owed`
	if (kind === 'monthly_deposit') return `${text} a month into your account`
	if (kind === 'monthly_payment') return `${text} paid a month`
	if (kind === 'fee_percent') return `fee ${text}`
	if (kind === 'accounts' && /^\d+$/.test(text)) return `${text} accounts`
	return text
}
