import { type CallScope, type KnownCall, mostTranscriptsRead } from '../../../calls/call-book.ts'
import type { Asking, CoachAnswer } from '../../coach-answer.ts'
import { callBefore, noEarlierCall, noSuchCall, onlyYours } from '../answer-calls.ts'
import { asksForCallBefore } from '../call-question.ts'
import { readExtremes } from '../read-extremes.ts'
import { readTimeSpan } from '../time-span.ts'
import type { SpokenQuestion } from './spoken-question.ts'

/** The calls that the question is about. */
export type ChosenCalls = {
	calls: KnownCall[]
	/** The name in the question as typed, and whose it is. Null if there is none. */
	named: { name: string; is: 'customer' | 'rep' } | null
	/** The time period in words; empty if there is none. */
	said: string
}

/** The calls to search, or the answer if there are none. Null if the question turns out not to be about a call. */
export async function chooseCalls(
	asked: SpokenQuestion,
	asking: Asking,
): Promise<ChosenCalls | { answer: CoachAnswer } | null> {
	const { message, thread, calls, person, at } = asking
	if (asked.isOfTeam && person.role !== 'admin') return { answer: onlyYours }
	const { since, until, said } = readTimeSpan(message, at ?? new Date())
	const scope: CallScope = { of: asked.isOfTeam ? 'team' : 'me', since, until }
	const found = await findNamed([...asked.names, ...asked.possibleNames], scope, asking)
	if (found) return { ...found, said }
	if (asked.names.length > 0) return { answer: noSuchCall(asked.names, person.role) }
	if (asked.speaker === 'person') return null
	const chosen = (...those: (KnownCall | null)[]) => ({
		calls: those.filter((call) => !!call),
		named: null,
		said,
	})
	if (asksForCallBefore(message)) {
		const call = await callBefore(thread?.callId ?? null, scope, calls)
		return call ? chosen(call) : { answer: noEarlierCall }
	}
	const [extreme] = readExtremes(message)
	if (extreme && !asked.isOverMany) return chosen(await calls.extreme(extreme, scope))
	if (since || asked.isOverMany || asked.isOfTeam)
		return chosen(...(await calls.list(scope, mostTranscriptsRead)))
	const spokenOf = asksForLast.test(message) ? null : (thread?.callId ?? null)
	return chosen((spokenOf && (await calls.byId(spokenOf))) || (await calls.latest(scope)))
}

const asksForLast = /\b(?:last|latest|most recent|newest)\b/i

/** Calls with a customer of this name, the person's own first. For an administrator, also calls of a rep of this name. */
async function findNamed(names: readonly string[], scope: CallScope, { calls, person }: Asking) {
	const ofTeam: CallScope = { ...scope, of: 'team' }
	for (const name of names) {
		const own = await calls.named(name, scope)
		if (own.length > 0) return { calls: own, named: { name, is: 'customer' as const } }
		if (person.role !== 'admin') continue
		const others = await calls.named(name, ofTeam)
		if (others.length > 0) return { calls: others, named: { name, is: 'customer' as const } }
		const byRep = (await calls.list(ofTeam, mostTranscriptsRead)).filter(({ rep }) => isNamed(rep, name))
		if (byRep.length > 0) return { calls: byRep, named: { name, is: 'rep' as const } }
	}
	return null
}

const isNamed = (full: string | null, name: string) =>
	full?.toLowerCase().split(/\s+/).includes(name.toLowerCase()) ?? false
