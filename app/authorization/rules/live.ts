import { randomUUID } from 'node:crypto'
import { Arrival, Trigger } from '#features/live-coaching/contract.ts'
import { send, someDialer, someDialerForm } from '../../fixtures/dialer.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import { unscoredCall } from '../fixtures/calls.ts'
import type { Rule, Rules } from '../rule.ts'

const dialer = ({ administrator }: SomeAskers, kind = 'vicidial') => someDialer(administrator, { kind })
const ofDialer = async (company: SomeAskers) => ({ id: (await dialer(company)).id })

/** An address at which a dialer of this kind reports calls, and the secret in it. */
const eventAddress = (kind: string) => async (company: SomeAskers) => {
	const { id, urls } = await dialer(company, kind)
	const url = urls.find(({ name }) => /start/i.test(name))?.url ?? ''
	return { dialerId: id, event: 'start', token: new URL(url).searchParams.get('token') ?? '' }
}

const eventFields = { user: '2041', call_id: 'M1', agent_email: 'agent@north.example', voip_call_id: 'M1' }
const ofEvents = (kind: string): Rule[] => [
	{ for: 'anybody', of: eventAddress(kind), query: ({ token = '' }) => ({ ...eventFields, token }) },
	{
		for: 'anonymous without its secret',
		of: eventAddress(kind),
		query: { ...eventFields, token: 'guessed' },
	},
]

/** A finished call of the owner's, reported by a dialer. */
async function reportedCall({ administrator, ownerId }: SomeAskers) {
	const { id, path, tell } = await someDialer(administrator, {}, { '2041': ownerId })
	for (const name of ['Start Call URL', 'Dispo Call URL']) await tell(name, { user: '2041', call_id: 'M1' })
	const [call] = Arrival.array().parse(await (await administrator.fetch(`${path}/arrivals`)).json())
	if (!call) throw new Error('the dialer told of nothing')
	return { id, callId: call.id }
}

const someTrigger = {
	title: 'A lower offer',
	phrases: ['they quoted me less'],
	notPhrases: [],
	speaker: 'customer',
	hint: 'What did they say it includes?',
	coolDownSeconds: 60,
	mostPerCall: 2,
	priority: 50,
	isEnabled: true,
}
async function trigger({ administrator }: SomeAskers) {
	const answer = await send(administrator, 'POST', '/api/admin/triggers', someTrigger)
	return { id: Trigger.parse(await answer.json()).id }
}

const vicidial = '/api/dialer/vicidial/:dialerId/:event{start|dispo|dead|push}'
const convoso = '/api/dialer/convoso/:dialerId/:event{start|stop|disposition}/by_email'

/** Calls in progress, the dialers that report them, and the triggers. */
export const liveRules: Rules = {
	[`GET ${vicidial}`]: ofEvents('vicidial'),
	[`POST ${vicidial}`]: ofEvents('vicidial'),
	[`GET ${convoso}`]: ofEvents('convoso'),
	[`POST ${convoso}`]: ofEvents('convoso'),
	'GET /ws/vicidial': { for: 'everybody signed in' },
	'GET /ws/live-audio': { for: 'everybody signed in' },
	'GET /api/live/settings': { for: 'everybody signed in' },
	'POST /api/live/read': { for: 'everybody signed in', body: { entries: [], heard: [] } },
	'POST /api/live/hints': {
		for: 'everybody signed in',
		of: trigger,
		body: ({ id }) => ({ callId: 'M1', triggerId: id, what: 'shown', id: randomUUID() }),
	},
	'GET /api/live/recordings/:id': { for: 'the owner and administrators', of: unscoredCall },
	'GET /api/admin/dialers': { for: 'administrators' },
	'POST /api/admin/dialers': { for: 'administrators', body: someDialerForm },
	'PATCH /api/admin/dialers/:id': { for: 'administrators', of: ofDialer, body: { name: 'Denver floor' } },
	'DELETE /api/admin/dialers/:id': { for: 'administrators', of: ofDialer },
	'POST /api/admin/dialers/:id/rotate': { for: 'administrators', of: ofDialer },
	'PUT /api/admin/dialers/:id/agents': { for: 'administrators', of: ofDialer, body: [] },
	'POST /api/admin/dialers/:id/test-call': { for: 'administrators', of: ofDialer, body: {} },
	'GET /api/admin/dialers/:id/arrivals': { for: 'administrators', of: ofDialer },
	'POST /api/admin/dialers/:id/arrivals/:callId/again': {
		for: 'administrators',
		of: reportedCall,
		answer: 'not-given-up',
	},
	'PUT /api/admin/live-settings': { for: 'administrators', body: { consentStates: ['CA'] } },
	'GET /api/admin/triggers': { for: 'administrators' },
	'POST /api/admin/triggers': { for: 'administrators', body: someTrigger },
	'PATCH /api/admin/triggers/:id': { for: 'administrators', of: trigger, body: { isEnabled: false } },
	'DELETE /api/admin/triggers/:id': { for: 'administrators', of: trigger },
}
