import type { Brief } from '../../brief.ts'
import type { Span } from '../span.ts'
import { readCount } from './read-count.ts'
import { readMoments } from './read-moments.ts'
import { daysIn, readRhythm, withoutWeekdays } from './read-rhythm.ts'

type Schedule = { messages: Brief['messages']; spans: readonly Span[] }

/**
 * How many messages a sequence has and on which days they go, and the spans of the text that say so. Told one by
 * one they count most, then their number, then how often and how long.
 */
export function readSchedule(text: string): Schedule {
	const moments = readMoments(withoutWeekdays(text))
	const { count, spans } = readCount(text, moments?.messages.days ? moments.spans : [])
	if (moments && (!count || (moments.isTimed && moments.messages.count >= count)))
		return { messages: moments.messages, spans: [...spans, ...moments.spans] }
	const rhythm = readRhythm(text, count)
	const days = daysIn(rhythm, count)
	return {
		messages: { count: count ?? days?.length ?? null, days },
		spans: [...spans, ...rhythm.spans],
	}
}
