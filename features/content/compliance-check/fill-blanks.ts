/** A text with its blanks filled, and the original position of each position. */
export type Filled = { text: string; sourceOf: (from: number, to: number) => { from: number; to: number } }

const blank = /\[([^[\]\n]{1,60})\]/g

/** What a blank will contain, by the words in it: the analyst sees a figure where one will be said. */
const fillings: [RegExp, string][] = [
	[/\bpercent|%|\brate\b/i, '25 percent'],
	[/\bnumber of months\b|\bmonths (?:until|to)\b/i, '36'],
	[/\bmonths?\b(?! ?ly)|\bhow long\b|\blength\b/i, '36 months'],
	[/\b(?:date|time|days?|when|appointment)\b/i, 'Tuesday at 4'],
	[/\b(?:names?|company|who)\b/i, 'Harbor'],
	[/\b(?:phone|callback|link|address|email)\b/i, 'this number'],
	[/\bnumber\b|\bhow many\b|\bage\b/i, '5'],
	[
		/\b(?:amount|deposit|payments?|fee|dollars?|total|balance|cost|debt|income|saved|savings|share|figure)\b/i,
		'4,000 dollars',
	],
]

/** Fills the blanks of a piece, '[fee percentage]', as a rep will; other brackets keep their words. */
export function fillBlanks(source: string): Filled {
	let text = ''
	const steps: { at: number; source: number; sourceEnd: number; length: number }[] = []
	let last = 0
	for (const { 0: written, 1: words = '', index } of source.matchAll(blank)) {
		const filling = fillings.find(([about]) => about.test(words))?.[1] ?? words
		text += source.slice(last, index)
		steps.push({ at: text.length, source: index, sourceEnd: index + written.length, length: filling.length })
		text += filling
		last = index + written.length
	}
	text += source.slice(last)
	/** A position within a filling maps to the whole blank: `isEnd` selects its side. */
	const placeOf = (place: number, isEnd: boolean) => {
		const step = steps.findLast(({ at }) => (isEnd ? at < place : at <= place))
		if (!step) return place
		const beyond = place - step.at - step.length
		if (isEnd ? beyond > 0 : beyond >= 0) return step.sourceEnd + beyond
		return isEnd ? step.sourceEnd : step.source
	}
	return { text, sourceOf: (from, to) => ({ from: placeOf(from, false), to: placeOf(to, true) }) }
}
