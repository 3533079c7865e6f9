import type { Amount } from './amount.ts'

/** The amounts without those that the request takes back at once: '24,000 no 24,600', 'three ten... wait, 390'. */
export const withoutCorrected = (text: string, amounts: readonly Amount[]): Amount[] =>
	amounts.filter((amount, at) => {
		const next = amounts[at + 1]
		if (!next || !(next.unit === amount.unit || isDollars(next) === isDollars(amount))) return true
		return !takesBack.test(text.slice(amount.to, next.from))
	})

const isDollars = ({ unit, value }: Amount) => unit === 'money' || (unit === 'none' && value >= 100)
const takesBack =
	/^(?: a month)?[\s,.…–—-]*(?:(?:no|wait|sorry|scratch that|i mean|make that|correction|oops|actually)\b[\s,.…–—-]*)+(?:(?:it['’]?s|that['’]?s|make (?:it|that))\s+)?\$?$/i
