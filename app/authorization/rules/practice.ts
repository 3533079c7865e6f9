import { Scenario } from '#features/role-play/contract.ts'
import { postJson } from '../../fixtures/app.ts'
import { ask, save } from '../../fixtures/chat.ts'
import { somePractice } from '../../fixtures/practice.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import { unscoredCall } from '../fixtures/calls.ts'
import type { Rules } from '../rule.ts'

const practice = async ({ owner }: SomeAskers) => ({ id: (await somePractice(owner)).id })
const conversation = async ({ owner }: SomeAskers) => ({ id: (await save(owner, 'Her husband')).id })
const unsavedConversation = async ({ owner }: SomeAskers) => ({
	id: (await ask(owner, 'What do I say about fees?')).sessionId,
})

const fromCall = (id: string | undefined) => ({ recordingId: id, scenarioName: 'The promise' })
/** A scenario that the owner made from their own call. */
async function scenario(company: SomeAskers) {
	const { id } = await unscoredCall(company)
	const answer = await postJson(company.owner, '/api/roleplay/create-from-recording', fromCall(id))
	return { id: Scenario.parse(await answer.json()).id }
}

/** Private activity of reps that administrators can't read: role-plays and coach questions. */
export const practiceRules: Rules = {
	'GET /api/roleplay/scenarios': { for: 'everybody signed in', of: scenario, shownTo: 'the owner' },
	'GET /api/roleplay/prospects': { for: 'everybody signed in' },
	'POST /api/roleplay/create-from-recording': {
		for: 'the owner and administrators',
		of: unscoredCall,
		body: ({ id }) => fromCall(id),
	},
	'POST /api/roleplay/sessions': [
		{ for: 'everybody signed in', body: { scenarioId: 'hesitant-prospect' } },
		{ for: 'the owner', of: scenario, body: ({ id }) => ({ scenarioId: id }) },
	],
	'GET /api/roleplay/sessions': { for: 'everybody signed in', of: practice, shownTo: 'the owner' },
	'GET /api/roleplay/sessions/:id': { for: 'the owner', of: practice },
	'POST /api/roleplay/sessions/:id/message': {
		for: 'the owner',
		of: practice,
		body: { message: 'Hi, this is Maya on a recorded line.' },
	},
	'POST /api/roleplay/sessions/:id/complete': { for: 'the owner', of: practice },
	'PATCH /api/roleplay/sessions/:id': { for: 'the owner', of: practice, body: { title: 'Calmer' } },
	'DELETE /api/roleplay/sessions/:id': { for: 'the owner', of: practice },
	'POST /api/roleplay/update-ai-learning': { for: 'everybody signed in' },
	'GET /api/roleplay/learned': { for: 'everybody signed in' },
	'POST /api/chat': [
		{ for: 'everybody signed in', body: { message: 'What do I say about fees?' } },
		{
			for: 'the owner',
			of: conversation,
			body: ({ id }) => ({ message: 'And then?', sessionId: id, saveToSession: true }),
		},
	],
	'GET /api/chat/sessions': { for: 'everybody signed in', of: conversation, shownTo: 'the owner' },
	'POST /api/chat/sessions': [
		{ for: 'everybody signed in', body: { title: 'Fees' } },
		{
			for: 'the owner',
			of: unsavedConversation,
			body: ({ id }) => ({ title: 'Fees', conversationId: id }),
		},
	],
	'GET /api/chat/sessions/:id': { for: 'the owner', of: conversation },
	'PATCH /api/chat/sessions/:id': { for: 'the owner', of: conversation, body: { title: 'His wife' } },
	'DELETE /api/chat/sessions/:id': { for: 'the owner', of: conversation },
	'GET /api/chat/guide/:id': { for: 'everybody signed in', of: async () => ({ id: 'same-call-enrollment' }) },
}
