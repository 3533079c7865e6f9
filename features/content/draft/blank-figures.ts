import { amountKeys } from '#features/language/pure.ts'
import { readFigures } from '#platform/english/read-figures.ts'
import type { Change } from '../contract.ts'

/** The numbers of the steps and days of a piece, before the figure, and of the lines of a list, after it. */
const countsStructure = /\b(?:day|step|email|message|touch|part|version)s?[ #]*$/i
const listMark = /^[.)]\s/
const phoneNumber = /(?<!\d)(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/g

/**
 * The text with a blank for every amount and phone number that `given` does not state, and what was changed. Small
 * counts and the numbers of steps and days are no amounts.
 */
export function blankFigures(text: string, given: string): { text: string; changes: Change[] } {
	const changes: Change[] = []
	const blankFor = (asked: string, blank: string) => {
		changes.push({ asked, wrote: `A blank, ${blank}, stands in its place.`, why: notGiven, citation: null })
		return blank
	}
	const givenPhones = new Set(given.match(phoneNumber)?.map(digits))
	const source = text.replace(phoneNumber, (number) =>
		givenPhones.has(digits(number)) ? number : blankFor(number, '[phone number]'),
	)
	const known = amountKeys(given)
	let blanked = ''
	let last = 0
	for (const { from, to } of ownFigures(source, known)) {
		const end =
			to + (/^[\s-]*(?:%|percent\b|per cent\b|dollars\b|bucks\b)/i.exec(source.slice(to))?.[0].length ?? 0)
		const written = source.slice(from, end)
		const blank = /^\$|dollars|bucks/i.test(written) ? '[amount]' : end > to ? '[percentage]' : '[number]'
		blanked += source.slice(last, from) + blankFor(written, blank)
		last = end
	}
	return { text: blanked + source.slice(last), changes }
}

/** Positions of the unknown amounts, including a dollar sign. */
function ownFigures(source: string, known: ReadonlySet<string>) {
	return readFigures(source).flatMap((figure) => {
		const from = source[figure.from - 1] === '$' ? figure.from - 1 : figure.from
		const line = source.slice(source.lastIndexOf('\n', from - 1) + 1, from)
		const rest = source.slice(figure.to)
		if (countsStructure.test(line) || (!/\S/.test(line) && listMark.test(rest))) return []
		const unit = /^[\s-]*(?:%|\p{L}+)/u.exec(rest)?.[0] ?? ''
		const isOwn = [...amountKeys(source.slice(from, figure.to) + unit)].some((amount) => !known.has(amount))
		return isOwn ? [{ from, to: figure.to }] : []
	})
}

const notGiven = 'The request does not give this figure.'
const digits = (number: string) => number.replaceAll(/\D/g, '').slice(-10)
