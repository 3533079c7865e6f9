import { formatDay } from '#platform/text/format-day.ts'
import { type CallScope, type Extreme, type KnownCall, mostCallsRead } from '../../calls/call-book.ts'
import type { Asking, CoachAnswer } from '../coach-answer.ts'
import { answerOf } from '../compose.ts'
import type { AskedOfCalls } from './call-question.ts'
import { comparePeriods } from './compare-periods.ts'
import {
	clock,
	describeCall,
	describeFlagged,
	describeLost,
	describeMissing,
	describeTalk,
} from './describe-call.ts'
import { describeFigures } from './describe-figures.ts'
import { readTimeSpan, readTwoSpans } from './time-span.ts'

/** Answers a question about stored calls: a rep's own, and for an administrator also the team's. */
export async function answerCalls(
	asked: AskedOfCalls,
	{ message, thread, calls, person, at }: Asking,
): Promise<CoachAnswer | null> {
	if (asked.team && person.role !== 'admin') return onlyYours
	const compared = readTwoSpans(message, at ?? new Date())
	if (compared) return comparePeriods(compared, { of: asked.team ? 'team' : 'me', calls })
	const { since, until, said } = readTimeSpan(message, at ?? new Date())
	const scope: CallScope = { of: asked.team ? 'team' : 'me', since, until }
	if (asked.names.length > 0) {
		const found = await findNamed(asked.names, scope, { calls, person })
		if (found) return describeNamed(asked, found)
		if (asked.mayBeOther) return null
		if (asked.about === 'one' && !isAboutMany(asked)) return noSuchCall(asked.names, person.role)
	}
	if (asked.isBefore) {
		const call = await callBefore(thread?.callId ?? null, scope, calls)
		return call ? describeOne(asked, call) : noEarlierCall
	}
	if (asked.pointsBack && thread?.callId) {
		const call = await calls.byId(thread.callId)
		if (call) return describeOne(asked, call)
	}
	if (asked.about === 'many' || (asked.names.length > 0 && isAboutMany(asked)))
		return describeFigures(asked.question, {
			figures: await calls.figures(scope),
			whose: asked.team ? 'team' : 'you',
			said,
		})
	const found = await Promise.all(
		asked.extremes.length > 0
			? asked.extremes.map((extreme) => calls.extreme(extreme, scope))
			: [calls.latest(scope)],
	)
	const [first, ...others] = found.flatMap((call, at) =>
		call ? [describeOne(asked, call, asked.extremes[at])] : [],
	)
	if (!first)
		return answerOf({
			act: 'call',
			parts: [
				`I don't see any analyzed calls ${asked.team ? 'for the team' : 'of yours'}${said ? ` ${said}` : ''}. Upload one and ask me again.`,
			],
		})
	return {
		...first,
		response: [first, ...others].map(({ response }) => response).join('\n\n'),
		sources: [first, ...others].flatMap(({ sources }) => sources),
	}
}

/** The call before the one discussed last, or before the latest call. */
export async function callBefore(id: string | null, scope: CallScope, calls: Asking['calls']) {
	const newestFirst = await calls.list(scope, mostCallsRead)
	const at = Math.max(
		0,
		newestFirst.findIndex((call) => call.id === id),
	)
	return newestFirst[at + 1] ?? null
}

export const noEarlierCall = answerOf({
	act: 'call',
	parts: ["I don't see an analyzed call before that one."],
})

/** Questions about many calls, in which a supposed name may be an ordinary word. */
const isAboutMany = ({ question }: AskedOfCalls) =>
	question === 'disclosures' ||
	question === 'objections' ||
	question === 'skills' ||
	question === 'trend' ||
	question === 'talk' ||
	question === 'plan' ||
	question === 'focus' ||
	question === 'scores'

async function findNamed(
	names: readonly string[],
	scope: CallScope,
	{ calls, person }: Pick<Asking, 'calls' | 'person'>,
) {
	for (const name of names) {
		const own = await calls.named(name, scope)
		if (own.length > 0) return own
		const ofTeam = person.role === 'admin' ? await calls.named(name, { ...scope, of: 'team' }) : []
		if (ofTeam.length > 0) return ofTeam
	}
	return null
}

function describeNamed(asked: AskedOfCalls, [newest, ...older]: KnownCall[]): CoachAnswer {
	if (!newest) throw new Error('A call was found and is not there.')
	const answer = describeOne(asked, newest)
	if (older.length === 0) return answer
	const others = older.map(({ at }) => formatDay(at)).join(', ')
	return {
		...answer,
		response: `${answer.response}\n\nThat's the latest one. There ${older.length === 1 ? 'is another' : 'are others'} from ${others}.`,
	}
}

const whose = ({ team }: AskedOfCalls) => (team ? "The team's" : 'Your')

function describeOne(asked: AskedOfCalls, call: KnownCall, extreme?: Extreme): CoachAnswer {
	const { question } = asked
	if (question === 'lost') return describeLost(call)
	if (question === 'statements' && !extreme) return describeFlagged(call)
	if (question === 'disclosures') return describeMissing(call)
	if (question === 'talk') return describeTalk(call)
	if (!extreme || extreme === 'newest') return describeCall(call)
	return describeCall(
		call,
		`${whose(asked)} ${nameOf[extreme](call)}, “${call.title}” on ${formatDay(call.at)}`,
	)
}

const minutes = ({ seconds }: KnownCall) => (seconds === null ? '' : ` (${clock(seconds)})`)
const nameOf: Readonly<Record<Extreme, (call: KnownCall) => string>> = {
	best: () => 'best call',
	worst: () => 'lowest score',
	longest: (call) => `longest call${minutes(call)}`,
	shortest: (call) => `shortest call${minutes(call)}`,
	newest: () => 'latest call',
	oldest: () => 'first call',
	'most flagged': () => 'call with the most flagged statements',
	'least flagged': () => 'call with the fewest flagged statements',
}

export const onlyYours = answerOf({
	act: 'call',
	parts: [
		"I can only see your own calls, so I can't tell you about the team or another rep. Ask about yours: *how am I doing this month?*",
	],
})

export const noSuchCall = (names: readonly string[], role: string) =>
	answerOf({
		act: 'call',
		parts: [
			`I don't see an analyzed call ${role === 'admin' ? '' : 'of yours '}with ${names.map((name) => `“${name}”`).join(' or ')}. ${role === 'admin' ? '' : 'I can only see your own calls. '}Check the name in the recordings list, or ask about your last call.`,
		],
	})
