import type { GivenFigure } from '#features/content/request/brief.ts'
import { readFigures } from '#platform/english/read-figures.ts'
import type { ExpectedFigure } from './read-requests.ts'

/** The text with each figure in digits, without commas, and its words apart: 'thirty-six-month' as '36 month'. */
function inDigits(text: string): string {
	let plain = ''
	let last = 0
	for (const { value, from, to } of readFigures(text)) {
		plain += text.slice(last, from) + value
		last = to
	}
	return (plain + text.slice(last))
		.toLowerCase()
		.replaceAll(/ ?\b(?:percent|per cent)\b/g, '%')
		.replaceAll(/\b([ap])\. ?m\./g, '$1m')
		.replaceAll(/(\d):00\b/g, '$1')
		.replaceAll(/(?<=\d)(?=[ap]m\b)/g, ' ')
		.replaceAll(/\bat ~?(?=\d)/g, 'at ')
		.replaceAll(/(?<=\d)-(?=\p{L})/gu, ' ')
}

/** The figures that the text has in none of the ways they may be written. */
export function unusedOf(figures: readonly ExpectedFigure[], text: string): string[] {
	const plain = inDigits(text)
	return figures
		.filter(({ ways }) => !ways.some((way) => holds(plain, inDigits(way))))
		.map(({ ways }) => ways.join(' | '))
}

/** The figures that were taken for something else: a balance for a deposit. What was not read at all is not among them. */
export function mistakenOf(figures: readonly ExpectedFigure[], given: readonly GivenFigure[]): string[] {
	return figures.flatMap(({ ways, kinds }) => {
		if (kinds.length === 0) return []
		const read = given.filter(({ text }) => ways.some((way) => holds(inDigits(text), inDigits(way))))
		const wrong = read.filter(({ kind }) => !kinds.includes(kind))
		return wrong.map(({ kind, text }) => `${text} is ${kinds.join(' or ')}, not ${kind}`)
	})
}

const holds = (plain: string, way: string) =>
	new RegExp(`(?<![\\d.])${RegExp.escape(way)}${/\d$/.test(way) ? '(?!\\d|[.:]\\d)' : ''}`).test(plain)

/** Numbers of a list, days and messages of a sequence, and the names of laws and forms: no figures of a customer. */
const structure =
	/^[ \t]*\d+[.)](?= )|\b(?:day|message|email|text|call|voicemail|part|step) \d+(?: of \d+)?\b|\b1099-C\b|\b\d+ CFR [\d.]+(?:\(\w+\))*|\bchapter (?:7|13)\b/gim

/** Figures of a piece that its request does not have and that do not follow from it, each with the line it stands in. */
export function inventedIn(content: string, request: string): { value: number; line: string }[] {
	const given = readFigures(request).map(({ value }) => value)
	const products = given.flatMap((one) => given.flatMap((other) => [one * other, (one * other) / 100]))
	const known = new Set([...given, ...products])
	return content.split('\n').flatMap((line) =>
		readFigures(line.replaceAll(structure, (found) => ' '.repeat(found.length)))
			.filter(({ value }) => !known.has(value))
			.map(({ value }) => ({ value, line: line.trim() })),
	)
}
