import { hourWords } from '#platform/english/number-words.ts'
import { type Figure, readFigures } from '#platform/english/read-figures.ts'
import { overlaps, type Span } from '../span.ts'
import { accountNouns } from './detect-unit.ts'
import { namesWithNumbers } from './names-with-numbers.ts'

/** The numbers of a request outside the spans already read, without those that are part of a name. */
export const findFigures = (text: string, taken: readonly Span[]): Figure[] =>
	readFigures(text.replaceAll(namesWithNumbers, (words) => '.'.repeat(words.length)))
		.map((figure) => withoutComma(text, figure))
		.flatMap((figure) => split(text, figure))
		.filter((figure) => !taken.some((span) => overlaps(span, figure)) && !isPartOfWord(text, figure))

/** A comma after digits ends a clause. */
const withoutComma = (text: string, figure: Figure): Figure =>
	text[figure.to - 1] === ',' ? { ...figure, to: figure.to - 1 } : figure

/** '31k 5 cards' reads as one figure and is two. */
function split(text: string, figure: Figure): Figure[] {
	const joined = endsInCount.exec(text.slice(figure.from, figure.to))
	const last = joined && readFigures(joined[2] === 'one' ? '1' : (joined[2] ?? ''))[0]
	if (!joined || !last || !countsSomething.test(text.slice(figure.to, figure.to + 40))) return [figure]
	const end = figure.from + (joined[1]?.length ?? 0)
	return [
		{ value: figure.value - last.value, from: figure.from, to: end },
		{ value: last.value, from: figure.to - (joined[2]?.length ?? 0), to: figure.to },
	]
}
const endsInCount = new RegExp(
	String.raw`^(.*(?:k|thousand|grand))[\s,]+(\d{1,3}|${hourWords.join('|')})$`,
	'i',
)
const countsSomething = new RegExp(
	String.raw`^[\s-]*(?:${accountNouns}|kids?|children|months?|years?|%|percent|a month)(?![\p{L}])`,
	'iu',
)

const isPartOfWord = (text: string, { from, to }: Span) =>
	/[\p{L}\d]/u.test(text[from - 1] ?? '') || /[\p{L}\d]/u.test(text[to] ?? '')
