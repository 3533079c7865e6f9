import { hourWords } from '#platform/english/number-words.ts'
import { type Figure, readFigures } from '#platform/english/read-figures.ts'
import { overlaps, type Span } from '#platform/english/span.ts'
import { accountNouns } from './detect-unit.ts'

/** What looks like a figure but isn't: names of forms and plans, ordinals, items of a list, times of day and week. */
const namesWithNumbers =
	/\b401 ?\(?k\)?|\b1099(?:-?c)?\b|\b1040\b|\b24\/7\b|\bw-?2s?\b|\bchapter (?:7|13|11|seven|thirteen|eleven)\b|\b\d+(?:st|nd|rd|th)\b|\b(?:step|option|version|part|point|call|email|message|number|touch|scenario|tier|page|reason|tip|rule) #?\d+\b|#\d+|\b(?:19|20)\d\d\b(?!\s*(?:dollars|a month|in|on|total|per))|\b(?:a |one )?(?:hundred percent|100%|110%) (?:honest|sure|clear|transparent|truthful|legal|legit)\b|\bone (?:of|more|on|pager|page|sheet|liner|thing|last|that|who|for|day|another|by)\b|\b[vn]\d\b|\bcap(?:ital)? one\b|\bone main\b|\b(?:lead|file|case|ticket|id|ref(?:erence)?|loan|branch|room|suite|ext(?:ension)?|route|area code|ending(?: in)?)\.? (?:no\.? |number |# ?)?\d{2,}\b(?![.,]\d|k\b)|(?<=\d ?k |thousand |grand )one\b|\b(?:401|403|457|529)(?= ?(?:\(?[bk]\b|plan))|\b\d{3}(?= (?:number|area code)\b)|\b[a-wyz]-?\d{1,2}\b(?!\s*[%x])|\b(?:first|last|next|past) (?:few|couple)\b|\b(?:thirty|sixty|ninety|twenty|30|60|90|20|15|10|45|fifteen|forty five)[- ](?:seconds?|second|secs?|minutes?)\b|https?:\S+|(?<=^|[\s:])\d{1,2}\)(?=\s)/giu

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
