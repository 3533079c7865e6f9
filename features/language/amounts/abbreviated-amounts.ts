import type { Figure } from '#platform/english/read-figures.ts'
import { countsSomething } from './detect-unit.ts'

/**
 * Numbers that are dollars without saying so, with what makes dollars of each: thousands where they are owed ('owes 27',
 * 'bal 28 even', 'forty-four combined'), where they add up to thousands ('his 18.2, hers 9.4, 27.6k together') or where
 * a share of them is stated ('25% of 40 is ten grand'), and dollars where they add up to dollars ('410+95+130 is 635').
 */
export function abbreviatedAmounts(text: string, figures: readonly Figure[]): ReadonlyMap<Figure, number> {
	const bare = figures.map(
		({ to }) => !countsSomething(text, to) || /^ (?:total )?debt\b/i.test(text.slice(to, to + 12)),
	)
	const isShort = ({ value }: Figure) => value >= 1 && value < mostThousands
	const scales = new Map<Figure, number>()
	for (const [at, figure] of figures.entries()) {
		if (!bare[at] || !isShort(figure)) continue
		const previous = figures[at - 1]
		const isThousands =
			isOwed(text, figure) ||
			hasStatedShare(text, figures, figure) ||
			(previous !== undefined && isBesideThousands(text, previous, figure, scales.has(previous)))
		if (isThousands) scales.set(figure, 1000)
	}
	for (const whole of figures)
		for (const scale of [1000, 1]) {
			const mayBePart = (at: number) =>
				bare[at] && figures[at] !== whole && (scale === 1 || isShort(figures[at] ?? whole))
			if (whole.value >= (scale === 1 ? leastDollars : leastThousands))
				for (const part of runAddingUp(figures, mayBePart, whole.value / scale))
					if (!scales.has(part)) scales.set(part, scale)
		}
	return scales
}

/** Debts given in thousands are no larger, in thousands. */
const mostThousands = 200
/** Smaller sums occur by chance. */
const leastDollars = 100
const leastThousands = 2000
const mostParts = 8

const approximately = String.raw`(?:\s+(?:like|about|around|maybe|roughly|only|just|some|say|of|is|are|was|for|comes to|said|says)){0,2}`
const owedBefore = new RegExp(
	String.raw`\b(?:owes?|owed|owing|in debt|debts?|bal|balances?|cards:)[:=]?${approximately}\s*\$?$`,
	'i',
)
const inAllBefore = new RegExp(
	String.raw`\b(?:total(?:['’]s|s|ing|ling)?|combined|altogether|enroll(?:s|ed|ing)?)[:=]?${approximately}\s*\$?$`,
	'i',
)
const clauseEnds =
	/^(?![,.]\d|-\d)\s*(?:$|[.,;:!?)(="”'’-]|(?:and|but|on|to|in|at|with|or|so|says|asks|wants|pays|total|now|across|over|he|she|they|his|her|we|I|even|flat)\b)/i
const owedAfter =
	/^ (?:even )?(?:in (?:debt|cards|credit cards?|credit|medical|unsecured|collections|total debt)|(?:of |total )?debt|owed|enrolled|combined|unsecured)\b|^ (?:even|and change)\b(?! (?:if|though|when))/i
/** Fewer may be messages or cards: '5 total'. */
const leastInAll = 13
const leastOwed = 5

function isOwed(text: string, { value, from, to }: Figure) {
	const before = text.slice(Math.max(0, from - 50), from)
	const after = text.slice(to, to + 30)
	if (value < leastOwed || isRateLike(value, before)) return false
	if (clauseEnds.test(after) && owedBefore.test(before)) return true
	if (value >= leastInAll && clauseEnds.test(after) && inAllBefore.test(before)) return true
	return owedAfter.test(after) || (value >= leastInAll && /^ total\b(?! \p{L}+s\b)/iu.test(after))
}

/** '24.99' is interest wherever it occurs. */
const isRateLike = (value: number, before: string) =>
	/(?:\bat|\bapr|\bday|\bmonth|\bage|#) ?$/i.test(before) || /\.(?:99|24|49|74)$/.test(String(value))

/** '44k to 22', '36k, down from 41', 'owes 12 to 13'. */
const isBesideThousands = (text: string, previous: Figure, { value, from, to }: Figure, isShort: boolean) =>
	value >= leastOwed &&
	(isShort || /(?:k|grand|thousand)$/i.test(text.slice(previous.from, previous.to))) &&
	/^,? (?:(?:goes|going|went|cut|settled|debt|in debt|is) )?(?:(?:down|up) )?(?:to|from|or)(?: like| maybe)? \$?$/i.test(
		text.slice(previous.to, from),
	) &&
	clauseEnds.test(text.slice(to, to + 30))

/** Whether a percentage of so many thousands is stated as well. */
const hasStatedShare = (text: string, figures: readonly Figure[], { value }: Figure) =>
	value >= leastOwed &&
	figures.some(
		(percent) =>
			/^ ?(?:%|percent\b|pct\b)/i.test(text.slice(percent.to, percent.to + 9)) &&
			figures.some((share) => share.value >= 500 && share.value === percent.value * value * 10),
	)

/** The figures in a row that add up to a whole; none where no row does. */
function runAddingUp(
	figures: readonly Figure[],
	mayBePart: (at: number) => boolean | undefined,
	whole: number,
) {
	for (const from of figures.keys()) {
		let sum = 0
		for (let to = from; to < Math.min(figures.length, from + mostParts) && mayBePart(to); to++) {
			sum += figures[to]?.value ?? 0
			if (to > from && Math.abs(sum - whole) < 0.001) return figures.slice(from, to + 1)
		}
	}
	return []
}
