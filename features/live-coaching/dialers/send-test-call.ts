import { and, eq, gt, isNull } from 'drizzle-orm'
import { people } from '#features/people/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { type CallEvent, noFacts } from '../calls/call-event.ts'
import { takeEvent } from '../calls/take-event.ts'
import { isTestCall, newTestCallId } from '../calls/test-call-id.ts'
import type { TestCall } from '../contract.ts'
import { longestCallHours } from '../limits.ts'
import { dialerAgents, dialers, liveCalls } from '../tables.ts'
import { findDialer } from './present-dialer.ts'

const testCallMilliseconds = 8000
/** A number of Washington, D.C., kept free for fiction. */
const phoneNumber = '2025550142'

type TestCallOptions = { dialerId: string; personId: string; campaign?: string; milliseconds?: number }

/**
 * Begins a call on a person's panel as if the dialer had reported it, and ends it after 8 s, unless more are given. Throws
 * Problem 404 for no such dialer or person, 409 while that person is on a call. When the process ends meanwhile, the call
 * counts as one whose end was not reported.
 */
export async function sendTestCall(
	services: Services,
	{ dialerId, personId, campaign = 'Test call', milliseconds = testCallMilliseconds }: TestCallOptions,
): Promise<TestCall> {
	const dialer = await findDialer(services.db, dialerId)
	await requireFree(services, personId)
	const [mapped] = await services.db
		.select()
		.from(dialerAgents)
		.where(and(eq(dialerAgents.dialerId, dialerId), eq(dialerAgents.personId, personId)))
	const agent = { dialer, personId, agentId: mapped?.agentId ?? 'test' }
	const event: CallEvent = {
		...noFacts,
		what: 'start',
		callId: newTestCallId(),
		phoneNumber,
		campaign,
	}
	await takeEvent(services, agent, event)
	setTimeout(() => {
		takeEvent(services, agent, { ...event, what: 'end' }).catch((error) =>
			services.log.warn({ err: error, dialer: dialerId }, 'a test call was not ended'),
		)
	}, milliseconds).unref()
	return {
		callId: event.callId ?? '',
		endsAt: new Date(Date.now() + milliseconds).toISOString(),
		autoStartCoaching: dialer.autoStartCoaching,
	}
}

/** Ends the test calls that a person is on before their time. */
export async function endTestCalls(services: Services, personId: string) {
	const calls = await services.db
		.select({ call: liveCalls, dialer: dialers })
		.from(liveCalls)
		.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
		.where(and(eq(liveCalls.personId, personId), isNull(liveCalls.endedAt)))
	for (const { call, dialer } of calls)
		if (isTestCall(call.callId))
			await takeEvent(
				services,
				{ dialer, personId, agentId: call.agentId },
				{ ...noFacts, what: 'end', callId: call.callId },
			)
}

async function requireFree({ db }: Services, personId: string) {
	const [person] = await db.select({ id: people.id }).from(people).where(eq(people.id, personId))
	if (!person) throw new Problem(404, 'no-such-person', 'This person has no active account.')
	const newest = new Date(Date.now() - longestCallHours * 3600_000)
	const [call] = await db
		.select({ id: liveCalls.id })
		.from(liveCalls)
		.where(and(eq(liveCalls.personId, personId), isNull(liveCalls.endedAt), gt(liveCalls.startedAt, newest)))
	if (call) throw new Problem(409, 'on-a-call', 'This person is on a call. Try again when it ends.')
}
