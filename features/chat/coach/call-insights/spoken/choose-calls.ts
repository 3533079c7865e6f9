import { type CallScope, type KnownCall, mostTranscriptsRead } from '../../../calls/call-book.ts'
import type { Asking, CoachAnswer } from '../../coach-answer.ts'
import { callBefore, noEarlierCall, noSuchCall, onlyYours } from '../answer-calls.ts'
import { asksForCallBefore } from '../call-question.ts'
import { readExtremes } from '../read-extremes.ts'
import { readTimeSpan } from '../time-span.ts'
import type { SpokenQuestion } from './spoken-question.ts'

/** The calls that a question for words is about. */
export type ChosenCalls = {
	calls: KnownCall[]
	/** The name that was found, as it was typed, and whose it is; null where none was. */
	named: { name: string; is: 'customer' | 'rep' } | null
	/** The time, as it is said; empty for none. */
	said: string
}

/** The calls asked about, or what to answer where there are none; null when the question is about no call after all. */
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

/** The calls with a customer of this name, one's own first; for an administrator also those of a rep of this name. */
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
