import { readFigures } from '#platform/english/read-figures.ts'

const units =
	/^[\s-]*(%|percent|per cent|dollars?|bucks|cents?|points?|minutes?|hours?|days?|weeks?|months?|years?|calls?|times|people|customers?|clients?|accounts?|states?)/i
const fractions =
	/\b(half|halves|halve[sd]?|thirds|(?:one|a|two)[ -]third|quarters?|three[ -]quarters|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|twice|hundreds|thousands|millions|dozens)\b/gi
/** Figures up to here, without a unit, count steps and tries. */
const countable = 10

/**
 * Every amount that a text states, in one way of writing: 'money 4000', 'percent 25', 'month 36', 'plain 310.3',
 * 'half'. Small figures without a unit are left out: 'two tries'.
 */
export function amountKeys(text: string): Set<string> {
	const amounts = new Set<string>()
	for (const { value, from, to } of readFigures(text)) {
		const unit = units.exec(text.slice(to))?.[1]?.toLowerCase()
		const kind = text[from - 1] === '$' ? 'money' : kindOf(unit)
		if (kind !== 'plain' || value > countable || !Number.isInteger(value)) amounts.add(`${kind} ${value}`)
	}
	for (const [found] of text.matchAll(fractions)) amounts.add(found.toLowerCase())
	return amounts
}

function kindOf(unit: string | undefined) {
	if (!unit) return 'plain'
	if (unit === '%' || unit.startsWith('per')) return 'percent'
	if (/^(?:dollar|buck)/.test(unit)) return 'money'
	return unit.replace(/s$/, '')
}
