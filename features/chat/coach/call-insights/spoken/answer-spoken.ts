import { entryAbout, isEmptyWord } from '#features/guide/index.ts'
import { formatDay } from '#platform/text/format-day.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { KnownCall, SpokenTurn } from '../../../calls/call-book.ts'
import type { Asking, CoachAnswer } from '../../coach-answer.ts'
import { answerOf, inSentence } from '../../compose.ts'
import { callSource, clock, nameOf } from '../describe-call.ts'
import { answerInstead, flaggedIn } from './answer-instead.ts'
import { type ChosenCalls, chooseCalls } from './choose-calls.ts'
import { type FoundTurn, findTurns, quoteOf, turnsAt } from './find-turns.ts'
import type { Speaker } from './read-clause.ts'
import type { SpokenQuestion } from './spoken-question.ts'

/** Maximum turns quoted in one answer. */
const mostQuoted = 3

/** A turn of one of the calls asked about. */
type Said = FoundTurn & { call: KnownCall }

/** Answers a question about what was said on calls with quotes. Null if the question is not about a call. */
export async function answerSpoken(asked: SpokenQuestion, asking: Asking): Promise<CoachAnswer | null> {
	if (asked.wantsInstead && !asked.hasCallWord && !asking.thread?.callId) return null
	const chosen = await chooseCalls(asked, asking)
	if (!chosen || 'answer' in chosen) return chosen?.answer ?? null
	const [first] = chosen.calls
	if (!first) return noCalls(chosen.said)
	const words = await asking.calls.turns(chosen.calls.map(({ id }) => id))
	const turnsOf = new Map(words.map(({ id, turns }) => [id, turns]))
	const speaker = speakerOf(asked, chosen)
	const topic = topicOf(asked, chosen)
	const search = (maySpeak: (speaker: SpokenTurn['speaker']) => boolean) =>
		chosen.calls
			.flatMap((call) =>
				searchCall(turnsOf.get(call.id) ?? [], { ...asked, topic }, maySpeak).map((found) => ({
					...found,
					call,
				})),
			)
			.sort((a, b) => b.score - a.score)
	const found = search((who) => speaker === 'anyone' || who === 'unknown' || who === speaker)
	if (asked.wantsInstead) return answerInstead(found.length > 0 ? found : [{ call: first, turn: null }])
	if (found.length > 0) return quoteTurns(found, { topic, speaker, chosen })
	const byOther = speaker === 'anyone' ? [] : search(() => true)
	return nothingFound(byOther, { topic, speaker, chosen })
}

function searchCall(
	turns: readonly SpokenTurn[],
	{ topic, moment, isReply }: SpokenQuestion,
	maySpeak: (speaker: SpokenTurn['speaker']) => boolean,
): FoundTurn[] {
	if (moment !== null) return turnsAt(turns, moment)
	if (!isReply) return findTurns(turns, topic, maySpeak)
	const occasions = findTurns(turns, topic, (speaker) => !maySpeak(speaker))
	return occasions.flatMap(({ place, score }) => {
		const turn = turns[place + 1]
		return turn && maySpeak(turn.speaker) ? [{ turn, place: place + 1, score }] : []
	})
}

/** Whose words are searched. A name in the question is the customer's, or for an administrator it can be a rep's. */
const speakerOf = ({ speaker }: SpokenQuestion, { named }: ChosenCalls): Exclude<Speaker, 'person'> =>
	speaker === 'person' ? (named?.is ?? 'customer') : speaker

/** The topic to show and search, without the name that identified the calls and without function words at its ends. */
function topicOf({ topic }: SpokenQuestion, { named }: ChosenCalls): string {
	const words = topic.split(' ').filter((word) => word.replace(/['’]s$/, '') !== named?.name)
	const isSmall = (word: string) => isEmptyWord(word.toLowerCase()) || prepositions.has(word.toLowerCase())
	const from = words.findIndex((word) => !isSmall(word))
	return from < 0 ? '' : words.slice(from, words.findLastIndex((word) => !isSmall(word)) + 1).join(' ')
}
const prepositions = new Set([
	'on',
	'in',
	'during',
	'with',
	'about',
	'regarding',
	'bout',
	'abt',
	'over',
	'during',
])

type Occasion = { topic: string; speaker: Exclude<Speaker, 'person'>; chosen: ChosenCalls }

function quoteTurns(found: readonly Said[], { topic, speaker, chosen }: Occasion): CoachAnswer {
	const best = found
		.slice(0, mostQuoted)
		.toSorted((a, b) => b.call.at.getTime() - a.call.at.getTime() || a.place - b.place)
	const [first] = best
	if (!first) throw new Error('There is nothing to quote.')
	const isOneCall = best.every(({ call }) => call.id === first.call.id)
	const flagged = best.flatMap(({ call, turn }) =>
		flaggedIn(call, turn).map((statement) => ({ statement, turn })),
	)
	const own = best.find(({ turn }) => turn.speaker === 'rep')
	return answerOf({
		act: 'call',
		entries: flagged.flatMap(({ statement }) => entryAbout('statement', statement.code) ?? []).slice(0, 1),
		sources: best.map(({ call, turn }) => callSource(call, turn.start)),
		parts: [
			`Here is what ${saidBy(speaker, first.call)}${topic ? ` about **${topic}**` : ''}${isOneCall ? ` on ${nameOf(first.call)}` : ''}:`,
			best.map((each) => quoteLine(each, topic, isOneCall)).join('\n'),
			found.length > best.length &&
				`These are the closest of ${formatCount(found.length, 'moment')}${isOneCall ? '' : ` on ${formatCount(new Set(found.map(({ call }) => call.id)).size, 'call')}`}.`,
			flagged[0] &&
				`${at(flagged[0].turn) || 'One of them'} was flagged as **${inSentence(flagged[0].statement.title)}** (${flagged[0].statement.citation}). Ask me what you should have said instead.`,
			chosen.calls.length > 1 &&
				isOneCall &&
				chosen.named &&
				`That is from the ${formatCount(chosen.calls.length, 'call')} with that name.`,
			best.every(({ turn }) => turn.start === null) && 'This transcript has no times.',
		],
		thread: { callId: first.call.id, line: flagged[0]?.statement.quote ?? own?.turn.text ?? null },
	})
}

const at = ({ start }: SpokenTurn) => (start === null ? '' : `The one at ${clock(start)}`)

function quoteLine({ call, turn }: Said, topic: string, isOneCall: boolean) {
	const who =
		turn.speaker === 'rep'
			? call.isOwn
				? 'You'
				: (call.rep ?? 'Rep')
			: turn.speaker === 'customer'
				? (call.customer ?? 'Customer')
				: 'Speaker unknown'
	const where = [
		turn.start !== null && `**${clock(turn.start)}**`,
		!isOneCall && `${call.customer ?? call.title}, ${formatDay(call.at)}`,
	]
		.filter(Boolean)
		.join(' · ')
	return `- ${where ? `${where} · ` : ''}${who}: “${cleanQuote(quoteOf(turn.text, topic))}”`
}

/** A quote is one line of Markdown. */
const cleanQuote = (text: string) =>
	text
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/["“”]/g, "'")
		.replaceAll(/[*_`|<>[\]]/g, '')

function saidBy(speaker: Exclude<Speaker, 'person'>, call: KnownCall) {
	if (speaker === 'anyone') return 'was said'
	if (speaker === 'customer') return `${call.customer ?? 'the customer'} said`
	return call.isOwn ? 'you said' : `${call.rep ?? 'the rep'} said`
}

function nothingFound(byOther: readonly Said[], { topic, speaker, chosen }: Occasion): CoachAnswer {
	const [first] = chosen.calls
	if (!first) throw new Error('There is no call.')
	const where =
		chosen.calls.length === 1
			? nameOf(first)
			: `the ${formatCount(chosen.calls.length, 'call')} I searched${chosen.said ? ` ${chosen.said}` : ''}`
	const from =
		speaker === 'customer'
			? ' from the customer'
			: speaker === 'rep'
				? first.isOwn
					? ' from you'
					: ' from the rep'
				: ''
	const other = byOther.slice(0, mostQuoted)
	return answerOf({
		act: 'call',
		sources:
			other.length > 0
				? other.map(({ call, turn }) => callSource(call, turn.start))
				: chosen.calls.length === 1
					? [callSource(first)]
					: [],
		parts: [
			topic
				? `I found nothing about **${topic}**${from} on ${where}.`
				: `The transcript of ${where} has no words at that time.`,
			other.length > 0 && `But ${speaker === 'rep' ? 'the customer' : 'the rep'} spoke of it:`,
			other.map((each) => quoteLine(each, topic, chosen.calls.length === 1)).join('\n'),
			other.length === 0 &&
				topic &&
				'I search for the words and the usual other names of them. A transcript can miss words, so listen to the call if it matters.',
		],
		thread: { callId: chosen.calls.length === 1 ? first.id : null },
	})
}

const noCalls = (said: string) =>
	answerOf({
		act: 'call',
		parts: [`I don't see any analyzed calls of yours${said ? ` ${said}` : ''}. Upload one and ask me again.`],
	})
