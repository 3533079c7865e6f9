import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { type CallEvent, noFacts } from '../calls/call-event.ts'
import { takeEvent } from '../calls/take-event.ts'
import { newTestCallId } from '../calls/test-call-id.ts'
import type { TestCall } from '../contract.ts'
import { longestCallHours } from '../limits.ts'
import { dialerAgents, liveCalls } from '../tables.ts'
import { findDialer } from './present-dialer.ts'

const testCallMilliseconds = 8000
/** A number of Washington, D.C., kept free for fiction. */
const phoneNumber = '2025550142'

/**
 * Begins a call on a person's panel as if the dialer had told of it, and ends it after 8 s. Throws Problem 404
 * for no such dialer or person, 409 while that person is on a call. When the process ends meanwhile, the call
 * counts as one that nobody ended.
 */
export async function sendTestCall(
	services: Services,
	person: Person,
	dialerId: string,
	personId = person.id,
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
		campaign: 'Test call',
	}
	await takeEvent(services, agent, event)
	setTimeout(() => {
		takeEvent(services, agent, { ...event, what: 'end' }).catch((error) =>
			services.log.warn({ err: error, dialer: dialerId }, 'a test call was not ended'),
		)
	}, testCallMilliseconds).unref()
	return {
		callId: event.callId ?? '',
		endsAt: new Date(Date.now() + testCallMilliseconds).toISOString(),
		autoStartCoaching: dialer.autoStartCoaching,
	}
}

async function requireFree({ db }: Services, personId: string) {
	const [person] = await db.select({ id: people.id }).from(people).where(eq(people.id, personId))
	if (!person) throw new Problem(404, 'no-such-person', 'This person does not work here.')
	const newest = new Date(Date.now() - longestCallHours * 3600_000)
	const [call] = await db
		.select({ id: liveCalls.id })
		.from(liveCalls)
		.where(and(eq(liveCalls.personId, personId), isNull(liveCalls.endedAt), gt(liveCalls.startedAt, newest)))
	if (call)
		throw new Problem(409, 'on-a-call', 'This person is on a call. Please try again when it has ended.')
}
