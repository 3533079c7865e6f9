import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import stored from './without-figures.json' with { type: 'json' }

/**
 * Suggested lines are written with placeholders for values that differ by company and call, such as {percent}, {company}
 * and {day}. Screens never show a placeholder: these wordings replace it and prompt the rep to give the value.
 */

/** Replacements for passages with placeholders, by subject. All are applied in order, so longer passages come first. */
const wordings = checkData(
	'without-figures.json',
	stored,
	z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
)
const pairs = Object.values(wordings).flat()

/** A greeting runs on: 'Hi, this is …' and 'This is …' lose their subject with the name. */
const subject = /(^|[\s“])(this|This|it|It) (let me introduce)/g

/** The line without placeholders, worded so that the rep gives the figure. */
export function withoutFigures(line: string): string {
	if (!line.includes('{')) return line
	const plain = pairs.reduce((text, [slotted, wording]) => text.replaceAll(slotted, wording), line)
	return plain.replace(subject, (_, before: string, word: string, rest: string) =>
		word === 'This' || word === 'It' ? `${before}L${rest.slice(1)}` : `${before}${rest}`,
	)
}

/** Applies `withoutFigures` to every string in a value, such as a guide entry or an analysis. */
export function allWithoutFigures<Value>(value: Value): Value {
	if (typeof value === 'string') return withoutFigures(value) as Value
	if (Array.isArray(value)) return value.map(allWithoutFigures) as Value
	if (value === null || typeof value !== 'object') return value
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, allWithoutFigures(each)]),
	) as Value
}
