import { type Moments, readDayLists } from './read-day-lists.ts'
import { type Part, partsOf } from './schedule-parts.ts'
import { fewestListed, mostMessages } from './time-words.ts'

/** 'Text her tonight, ring her tomorrow, mail on Sunday': the longest run of parts that each describe a message. */
function readRun(text: string): Moments | null {
	let best: Moments | null = null
	let run: Part[] = []
	for (const part of [...partsOf(text), null]) {
		const isMessage = part && (part.moment || part.isOrdered || part.isStep)
		if (!isMessage || (part.isApart && !(part.isStep && part.moment && run.every(({ isStep }) => isStep)))) {
			const moments = momentsOf(run)
			if (moments && moments.messages.count > (best?.messages.count ?? 0)) best = moments
			run = []
		}
		if (isMessage) run.push(part)
	}
	return best
}

function momentsOf(run: readonly Part[]): Moments | null {
	const timed = run.flatMap(({ moment }) => moment ?? [])
	const times = new Set(timed.map(({ words, day }) => day ?? words.toLowerCase()))
	const inOrder = run.filter(({ isOrdered }) => isOrdered)
	const isSequence =
		run.length >= fewestListed
			? times.size > 1 || inOrder.length > 1 || run.every(({ isStep }) => isStep)
			: run.length > 1 && times.size > 1 && run.every(({ isStep, isOrdered }) => isStep || isOrdered)
	if (!isSequence) return null
	// 'Note today, another on Sunday, no call needed': with most of them timed, the rest are no messages.
	const isTimed = times.size > 1 && timed.length * 2 >= run.length
	const count = isTimed ? times.size + inOrder.filter(({ moment }) => !moment).length : run.length
	const days = timed.flatMap(({ day }) => day ?? [])
	const isInOrder = days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0))
	const isEach = isTimed && timed.length === count && isInOrder && count <= mostMessages
	const told = timed.map(({ words, way }) => ({ time: words.charAt(0).toUpperCase() + words.slice(1), way }))
	return {
		messages: {
			count: Math.min(count, mostMessages),
			days: isEach && days.length === count ? days : null,
			...(isEach && { told }),
		},
		isTimed,
		// What the messages don't state is left to the figures of the request.
		spans: isEach ? timed : [],
	}
}

/** 'Call-text-call-email'. */
const waysInTurn =
	/\b(?:call|phone|text|sms|e?mail|vm|voicemail)(?:\s?[-–]\s?(?:call|phone|text|sms|e?mail|vm|voicemail)){2,}\b/i
/** 'Dec, Jan, Feb'. */
const monthsInTurn =
	/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:,? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)){2,}\b/i

/** 'Email 1 … email 3', 'first email … last one', 'Mon … Wed … Fri'. */
function countOrdered(text: string): number {
	const numbered = [...text.matchAll(/\b(?:e-?mail|text|message|touch|step) #?(\d{1,2})\b/gi)].map(([, at]) =>
		Number(at),
	)
	const ordinals = /\bfirst (?:e-?mail|message|text|one|note|touch|reminder)\b/i.test(text)
		? new Set(text.toLowerCase().match(/\b(?:first|second|third|fourth|fifth|sixth|last|final)\b/g)).size
		: 0
	const ordered = new Set(text.toLowerCase().match(/\b(?:1st|2nd|3rd|[4-9]th)\s*[:=)-]|\b\d\)/g)).size
	const reached = /\b(third|fourth|fifth) one\b/i.exec(text)?.[1]
	const turns = text
		.split(/[.!?](?=\s|$)/)
		.flatMap((sentence) => [sentence.match(/->|→/g), sentence.match(/\bthen\b/gi)])
		.map((found) => (found && found.length > 1 ? found.length + 1 : 0))
	const joined = text.match(waysInTurn)?.[0].split(/-|–/).length ?? 0
	const inMonths = text.match(monthsInTurn)?.[0].match(/[a-z]{3,}/gi)?.length ?? 0
	const days = text
		.toLowerCase()
		.match(/\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?\b(?!-)/g)
	const onDays = new Set(days?.map((day) => day.slice(0, 3))).size
	return Math.max(
		numbered.length > 1 ? Math.max(...numbered) : 0,
		ordinals,
		ordered,
		...turns,
		joined,
		inMonths,
		reached ? ['third', 'fourth', 'fifth'].indexOf(reached.toLowerCase()) + fewestListed : 0,
		onDays >= fewestListed ? onDays : 0,
	)
}

/** Reads the messages a text lists one by one; null if it lists none. */
export function readMoments(text: string): Moments | null {
	const listed = readDayLists(text)
	const run = readRun(text)
	// 'Day 1 email, day 3 text' says how each is sent as well.
	if (run?.isTimed && run.messages.count >= (listed?.messages.count ?? 0)) return run
	if (listed) return listed
	const count = Math.min(countOrdered(text), mostMessages)
	if (run && run.messages.count >= count) return run
	return count > 1 ? { messages: { count, days: null }, isTimed: false, spans: [] } : null
}
