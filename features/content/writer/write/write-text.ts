import type { GivenFigure } from '../../request/brief.ts'
import type { PieceWriter, TemplateSet } from '../plan/piece-writer.ts'
import { textReplacements } from '../templates/text-replacements.ts'
import { optOut, textFigures, textMessages } from '../templates/texts.ts'
import { figuresNotIn } from './describe-figures.ts'
import type { Draft } from './draft.ts'

/** Characters of a text message that arrives in one piece, or nearly so. */
export const longestText = 320
const tries = 6

/** One text message, with its figures and the way out, within `longestText` characters where the figures allow it. */
export function writeText(writer: PieceWriter): Draft {
	return {
		head: [],
		body: [composeText(writer, figuresNotIn(writer, ''), templatesForText(writer))],
		tail: [],
	}
}

/** What a text is written from: a true reason in the place of an unlawful request, else what its subject has. */
function templatesForText(writer: PieceWriter): TemplateSet {
	const codes = new Set(writer.brief.unlawful.map(({ code }) => code))
	const instead = textReplacements.filter(([code]) => code.split('|').some((each) => codes.has(each)))
	if (instead.length > 0) return instead.map(([, words]) => words)
	const matters = new Set([...writer.brief.topics, ...writer.brief.objections])
	const about = textMessages.filter(
		(part) =>
			typeof part !== 'string' &&
			writer.is(part[0]) &&
			part[0].split(/[ |]/).some((tag) => matters.has(tag) || (tag === 'has_when' && writer.has('when'))),
	)
	return about.length > 0 ? about : textMessages
}

/** The words of a text message that tells the given figures. */
export function composeText(
	writer: PieceWriter,
	figures: readonly GivenFigure[],
	templates: TemplateSet = textMessages,
): string {
	const name = writer.slots.name
	const drafts = Array.from({ length: figures.length > 0 ? tries : 2 }, () => {
		const message = writer.mustSay(templates)
		const greeting = name && !message.includes(name) ? `${writer.oneOf(['Hi', 'Hello', 'Hi'])} ${name}, ` : ''
		const whole = /[.?!]$/.test(message) ? message : `${message}.`
		const end = /not hear from us again/.test(message) ? '' : ` ${writer.mustSay(optOut)}`
		const text = `${greeting}${whole}${figuresToo(writer, message, figures)}${end}`
		const isTooLong = text.length > longestText
		return {
			text,
			cost: (isTooLong ? text.length : 0) + figures.filter((each) => !message.includes(each.text)).length,
		}
	})
	return drafts.reduce((best, each) => (each.cost < best.cost ? each : best)).text
}

function figuresToo(writer: PieceWriter, message: string, figures: readonly GivenFigure[]): string {
	const left = figures.filter(({ text }) => !message.includes(text)).map(shortly)
	return left.length > 0
		? ` ${writer.oneOf(textFigures).replace('{figures}', [...new Set(left)].join(', '))}`
		: ''
}

const shortly = ({ kind, text }: GivenFigure): string => {
	if (kind === 'total_debt') return `${text} owed`
	if (kind === 'monthly_deposit') return `${text} a month into your account`
	if (kind === 'monthly_payment') return `${text} paid a month`
	if (kind === 'fee_percent') return `fee ${text}`
	if (kind === 'fee_amount') return `fee of ${text}`
	if (kind === 'accounts' && /^\d+$/.test(text)) return `${text} accounts`
	return text
}
