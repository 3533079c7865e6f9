import type { Brief } from '../../brief.ts'
import type { Stretch } from '../stretch.ts'
import { readCount } from './read-count.ts'
import { readMoments } from './read-moments.ts'
import { daysIn, readRhythm, withoutWeekdays } from './read-rhythm.ts'

type Schedule = { messages: Brief['messages']; stretches: readonly Stretch[] }

/**
 * How many messages a sequence has and on which days they go, and the stretches of the text that say so. Told one by
 * one they count most, then their number, then how often and how long.
 */
export function readSchedule(text: string): Schedule {
	const moments = readMoments(withoutWeekdays(text))
	const { count, stretches } = readCount(text, moments?.messages.days ? moments.stretches : [])
	if (moments && (!count || (moments.isTimed && moments.messages.count >= count)))
		return { messages: moments.messages, stretches: [...stretches, ...moments.stretches] }
	const rhythm = readRhythm(text, count)
	const days = daysIn(rhythm, count)
	return {
		messages: { count: count ?? days?.length ?? null, days },
		stretches: [...stretches, ...rhythm.stretches],
	}
}
