import type { Amount } from '#features/language/pure.ts'
import { formatDollars } from '#platform/text/format-number.ts'

/** The wrong figure that we gave the customer, and the correct one: '20%' and '25%'. */
export type Correction = { said: string; true: string }

const toldBefore =
	/\b(?:told|said|quoted|promised|gave|wrote|saying|telling)\b(?:[^.;!?]|(?<=\b(?:mr|mrs|ms|dr))\.){0,120}$/i
/** Someone on our side made the statement. */
const ours =
	/\b(?:i|we|reps?|agents?|closers?|openers?)\s+(?:\w+\s+){0,3}(?:told|said|quoted|promised|gave|wrote)\b/i
const isTrueBefore =
	/\b(?:it['’]?s|its|is|are|should (?:be|have been)|actually|really|correct|right|not|but|instead|supposed to be|meant|real(?:ly)?)\b[^.;!?\d]{0,25}\$?$/i
const isReversed = /\b(?:not|instead of|rather than)\s+(?:the\s+)?\$?$/i

const leastMoney = 100

/** Writes a figure in the unit of the other one: a bare '25' next to '20%' becomes '25%'. */
function written(amount: Amount, like: Amount, text: string): string {
	const units = [amount.unit, like.unit]
	if (units.includes('percent')) return `${amount.value}%`
	if (units.includes('months')) return `${amount.value} months`
	if (units.includes('money') || amount.value >= leastMoney) return formatDollars(amount.value)
	return text.slice(amount.from, amount.to)
}

/**
 * Reads the wrong figure and the correct one from a request such as 'I told her the fee was 20 percent and it's 25'. Returns null
 * if the request does not give both, or if the customer made the mistake. `isNamed`: the request asks for a correction.
 */
export function readCorrection(
	text: string,
	amounts: readonly Amount[],
	isNamed: boolean,
): Correction | null {
	if (!isNamed && !ours.test(text)) return null
	for (const [at, first] of amounts.entries()) {
		const second = amounts[at + 1]
		if (!second || !toldBefore.test(text.slice(0, first.from))) continue
		const between = text.slice(first.to, second.from)
		if (between.length > longestBetween || !isTrueBefore.test(between)) continue
		const isSameUnit = first.unit === second.unit || first.unit === 'none' || second.unit === 'none'
		if (!isSameUnit || first.value === second.value) continue
		const pair = { said: written(first, second, text), true: written(second, first, text) }
		return isReversed.test(between) ? { said: pair.true, true: pair.said } : pair
	}
	return null
}

const longestBetween = 60
