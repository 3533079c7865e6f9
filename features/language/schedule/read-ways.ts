import type { Way } from './messages.ts'
import { countIn, mostMessages, number } from './time-words.ts'

const ways: readonly [Way, RegExp][] = [
	['voicemail', /^(?:voice ?mails?|vms?)/i],
	['text', /^(?:text|txt|sms)/i],
	['letter', /^letter/i],
	['call', /^(?:phone )?calls?/i],
	['email', /^(?:e-?mail|mail)/i],
]
const countedWay = new RegExp(
	String.raw`\b(${number})\s+(?:(?:short|quick|more|follow[- ]?up)\s+)?((?:e-?mails?|text messages?|texts?|txts?|letters?|voice ?mails?|vms?|(?:phone )?calls?)\b)`,
	'gi',
)

/**
 * Reads how many messages go out by each channel, in order: 'one letter first, then 2 texts and 2 voicemails' is a letter, two
 * texts and two voicemails. Returns null unless there are at least two channels.
 */
export function readWays(text: string): Way[] | null {
	const counted = [...text.matchAll(countedWay)].flatMap(({ 1: count, 2: name = '' }) => {
		const way = ways.find(([, pattern]) => pattern.test(name))?.[0]
		return way ? [{ way, count: countIn(count) ?? 0 }] : []
	})
	const each = counted.flatMap(({ way, count }) =>
		Array.from({ length: Math.min(count, mostMessages) }, () => way),
	)
	return new Set(each).size > 1 && each.length <= mostMessages ? each : null
}
