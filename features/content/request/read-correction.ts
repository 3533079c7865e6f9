import type { Amount } from '#features/language/pure.ts'
import { formatDollars } from '#platform/text/format-number.ts'

/** A figure that the customer was told, and the one that is true: '20%' and '25%'. */
export type Correction = { said: string; true: string }

const toldBefore =
	/\b(?:told|said|quoted|promised|gave|wrote|saying|telling)\b(?:[^.;!?]|(?<=\b(?:mr|mrs|ms|dr))\.){0,120}$/i
/** We said it, and not the customer. */
const ours =
	/\b(?:i|we|reps?|agents?|closers?|openers?)\s+(?:\w+\s+){0,3}(?:told|said|quoted|promised|gave|wrote)\b/i
const isTrueBefore =
	/\b(?:it['’]?s|its|is|are|should (?:be|have been)|actually|really|correct|right|not|but|instead|supposed to be|meant|real(?:ly)?)\b[^.;!?\d]{0,25}\$?$/i
const isReversed = /\b(?:not|instead of|rather than)\s+(?:the\s+)?\$?$/i

const leastMoney = 100

/** How a figure is written that is in the unit of another one: a bare '25' beside '20%' is '25%'. */
function written(amount: Amount, like: Amount, text: string): string {
	const units = [amount.unit, like.unit]
	if (units.includes('percent')) return `${amount.value}%`
	if (units.includes('months')) return `${amount.value} months`
	if (units.includes('money') || amount.value >= leastMoney) return formatDollars(amount.value)
	return text.slice(amount.from, amount.to)
}

/**
 * The wrong figure and the right one of a request that corrects a statement: 'I told her the fee was 20 percent and it's 25'.
 * Null where the request does not give both, or where it is not we who said it (`isNamed`: the request calls it a correction).
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
