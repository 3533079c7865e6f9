import { readFigures } from '#platform/english/read-figures.ts'
import { Limits } from '../contract.ts'

/** Units by the start of the noun after a figure. */
const units = {
	word: 'words',
	char: 'characters',
	sent: 'sentences',
	line: 'sentences',
	sec: 'seconds',
} as const

const unitAfter =
	/^[\s-]*(?:(?:short|complete|full|spoken)\s+)?(words?|characters?|chars?|sentences?|lines?|seconds?|secs?)\b(?!\s+(?:of )?(?:e-?mail|text|job|loan|chance|call|subject))/i
const minutes = /^[\s-]*(?:minutes?|mins?)\b/i
/** Text before a number of minutes that makes it a limit on the piece. */
const isSpan =
	/\b(?:under|below|less than|no (?:more|longer) than|at most|max(?:imum)?|up to|within)\s+(?:a |an )?$/i
const isVague = /\b(?:about|around|roughly|approximately|approx\.?|some|~)\s*$/i

const secondsPerMinute = 60

/**
 * Reads limits on length: '160 characters', 'under 80 words', 'two sentences', '20 seconds'. Ignores limits that no piece can
 * meet, such as '3 seconds'.
 */
export function readLimits(text: string): Limits {
	const limits: Limits = {}
	const limit = (unit: keyof Limits, most: number) => {
		if (Limits.shape[unit].safeParse(most).success) limits[unit] ??= most
	}
	for (const { value, from, to } of readFigures(text)) {
		const after = text.slice(to, to + 30)
		const before = text.slice(Math.max(0, from - 24), from)
		const [, noun = ''] = unitAfter.exec(after) ?? []
		const unit = Object.entries(units).find(([start]) => noun.toLowerCase().startsWith(start))?.[1]
		if (unit) limit(unit, isVague.test(before) ? Math.ceil(value * toleranceOfVague) : value)
		else if (minutes.test(after) && isSpan.test(before)) limit('seconds', value * secondsPerMinute)
	}
	return limits
}

/** Factor for a vague limit, such as 'about 100 words'. */
const toleranceOfVague = 1.2
