import { readFigures } from '#platform/english/read-figures.ts'
import type { Limits } from './brief.ts'

/** What a limit counts, by the noun after the figure. */
const units = {
	word: 'words',
	char: 'characters',
	sent: 'sentences',
	line: 'sentences',
	sec: 'seconds',
} as const

const limit =
	/^[\s-]*(?:(?:short|complete|full|spoken)\s+)?(words?|characters?|chars?|sentences?|lines?|seconds?|secs?)\b(?!\s+(?:of )?(?:e-?mail|text|job|loan|chance|call|subject))/i
const minutes = /^[\s-]*(?:minutes?|mins?)\b/i
/** Before a figure of minutes: the piece lasts so long, not the call or a wait. */
const isSpan =
	/\b(?:under|below|less than|no (?:more|longer) than|at most|max(?:imum)?|up to|within)\s+(?:a |an )?$/i
const isVague = /\b(?:about|around|roughly|approximately|approx\.?|some|~)\s*$/i

const secondsPerMinute = 60

/**
 * How long the piece may be, as the request says it: '160 characters', 'under 80 words', 'two sentences', '20 seconds'.
 * Empty where nothing is said. A figure after 'about' is a limit, too: fewer words are welcome.
 */
export function readLimits(text: string): Limits {
	const limits: Limits = {}
	for (const { value, from, to } of readFigures(text)) {
		const after = text.slice(to, to + 30)
		const before = text.slice(Math.max(0, from - 24), from)
		const [, noun = ''] = limit.exec(after) ?? []
		const unit = Object.entries(units).find(([start]) => noun.toLowerCase().startsWith(start))?.[1]
		if (unit && value > 0) limits[unit] ??= isVague.test(before) ? Math.ceil(value * toleranceOfVague) : value
		else if (minutes.test(after) && isSpan.test(before)) limits.seconds ??= value * secondsPerMinute
	}
	return limits
}

/** 'About 100 words' allows for so much more. */
const toleranceOfVague = 1.2
