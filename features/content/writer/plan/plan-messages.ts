import type { Way } from '#features/language/pure.ts'
import type { Purpose } from '../purpose.ts'
import type { PieceWriter } from './piece-writer.ts'

/** `time` is when it is sent: 'Day 3', 'Thursday'. */
export type PlannedMessage = { time: string; channel: Way; purpose: Purpose }

const countByLength = { short: 3, medium: 4, long: 6 } as const
/** Messages of a sequence, at most: more is no longer a courtesy. */
const mostMessages = 12
/** Days between messages: they grow, so that nobody is crowded. */
const gaps: readonly (readonly number[])[] = [
	[2, 3, 4, 5, 7, 7, 10, 14, 14, 21, 21],
	[1, 3, 3, 5, 7, 9, 12, 14, 14, 21, 21],
	[3, 4, 7, 7, 7, 10, 14, 14, 21, 21, 30],
	[2, 2, 4, 6, 8, 10, 12, 14, 16, 21, 28],
]

/** Time, channel and purpose of each message: the count, the days and the ways of the brief, as far as it gives them. */
export function planMessages(writer: PieceWriter): PlannedMessage[] {
	const { messages, length } = writer.brief
	const count = Math.min(
		mostMessages,
		Math.max(2, messages.count ?? messages.days?.length ?? countByLength[length]),
	)
	const days = daysOf(writer, count)
	const purposes = purposesOf(writer, count)
	const isTimed = messages.told?.some(({ time }) => time !== null)
	return purposes.map((purpose, index) => ({
		time:
			messages.days || !isTimed
				? `Day ${days[index]}`
				: (messages.told?.[index]?.time ?? `Message ${index + 1}`),
		channel: messages.told?.[index]?.way ?? channelOf(writer, index),
		purpose,
	}))
}

function daysOf(writer: PieceWriter, count: number): number[] {
	const days = [...(writer.brief.messages.days ?? [writer.oneOf([0, 1, 1])])].slice(0, count)
	const between = writer.oneOf([gaps[0] ?? [], ...gaps.slice(1)])
	while (days.length < count) days.push((days.at(-1) ?? 0) + (between[days.length - 1] ?? 7))
	return days
}

/** The first message says where things stand and the last lets go; between them each purpose once, then again. */
function purposesOf(writer: PieceWriter, count: number): Purpose[] {
	const isDecided = writer.is('decided|declined|left')
	const wanted: Purpose[] = isDecided
		? ['practical', 'question', 'fact']
		: ['question', 'risk', 'fact', 'others', 'practical']
	if (writer.brief.objections.length > 0) wanted.unshift('answer')
	const needed = isDecided ? wanted : mustHave(writer, wanted, count - 2)
	const middle = Array.from(
		{ length: Math.max(0, count - 2) },
		(_, index) => needed[index % needed.length] ?? 'fact',
	)
	return ['recap', ...middle, isDecided ? 'question' : 'last']
}

/** The honest risks are in every sequence that has room, then the answer to an objection; the rest by chance. */
function mustHave(writer: PieceWriter, wanted: readonly Purpose[], room: number): Purpose[] {
	const first: Purpose[] = wanted
		.filter((each) => each === 'risk' || each === 'answer')
		.slice(0, Math.max(1, room))
	const rest = writer.shuffle(wanted.filter((each) => !first.includes(each)))
	const chosen = [...first, ...rest].slice(0, Math.max(room, 1))
	return [...writer.shuffle(chosen), ...rest]
}

function channelOf(writer: PieceWriter, index: number): PlannedMessage['channel'] {
	const { channel } = writer.brief
	if (channel === 'email' || channel === 'letter' || channel === 'web') return 'email'
	if (channel === 'text') return 'text'
	if (channel === 'phone' || channel === 'voicemail')
		return index % 2 === 0 ? 'call' : writer.oneOf(['text', 'email'])
	return writer.oneOf(['email', 'email', 'text'])
}
