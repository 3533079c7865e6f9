import { Assignment, CallComment } from '#features/coaching/contract.ts'
import { postJson } from '../../fixtures/app.ts'
import { readJson } from '../../fixtures/call.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import { unscoredCall } from '../fixtures/calls.ts'
import type { Rules } from '../rule.ts'

const text = 'Say that results vary.'

/** A comment on a call of the owner's. */
const someComment = (author: 'owner' | 'administrator') => async (company: SomeAskers) => {
	const { id } = await unscoredCall(company)
	const answer = await postJson(company[author], `/api/recordings/${id}/comments`, { text })
	return { id, commentId: CallComment.parse(await answer.json()).id }
}

const assignment = (personId: string) => ({
	personId,
	task: { kind: 'role_play', scenarioId: 'hesitant-prospect' },
	dueOn: new Date().toISOString().slice(0, 10),
})

/** What the owner had to do is withdrawn: no one has the same to do twice. */
async function withdrawOpenAssignments({ administrator, ownerId }: SomeAskers) {
	const open = Assignment.array().parse(await readJson(administrator, `/api/assignments?personId=${ownerId}`))
	for (const { id } of open) await postJson(administrator, `/api/assignments/${id}/withdraw`, {})
	return { personId: ownerId }
}

async function someAssignment(company: SomeAskers) {
	const { personId } = await withdrawOpenAssignments(company)
	const answer = await postJson(company.administrator, '/api/assignments', assignment(personId))
	return { id: Assignment.parse(await answer.json()).id, personId }
}

const ofPerson = ({ personId = '' }) => ({ personId })

/** What is said about calls and given to people: theirs and the administrators'. */
export const coachingRules: Rules = {
	'GET /api/recordings/:id/comments': { for: 'the owner and administrators', of: unscoredCall },
	'POST /api/recordings/:id/comments': {
		for: 'the owner and administrators',
		of: unscoredCall,
		body: { text },
	},
	'PATCH /api/recordings/:id/comments/:commentId': [
		{
			for: 'administrators, of what the owner sees',
			of: someComment('administrator'),
			body: { text: 'Changed.' },
		},
		{ for: 'the owner, of what administrators see', of: someComment('owner'), body: { text: 'Changed.' } },
	],
	'DELETE /api/recordings/:id/comments/:commentId': [
		{ for: 'administrators, of what the owner sees', of: someComment('administrator') },
		{ for: 'the owner, of what administrators see', of: someComment('owner') },
	],
	'POST /api/recordings/:id/comments/:commentId/acknowledge': {
		for: 'the owner, of what administrators see',
		of: someComment('administrator'),
	},
	'GET /api/open-comments': [
		{
			for: 'everybody signed in',
			of: someComment('administrator'),
			shownTo: 'the owner and administrators',
		},
		{
			for: 'the owner and administrators, openly',
			of: async ({ ownerId }) => ({ personId: ownerId }),
			query: ofPerson,
		},
	],
	'GET /api/assignments': [
		{ for: 'everybody signed in', of: someAssignment, shownTo: 'the owner and administrators' },
		{ for: 'the owner and administrators, openly', of: someAssignment, query: ofPerson },
	],
	'POST /api/assignments': {
		for: 'administrators',
		of: withdrawOpenAssignments,
		body: ({ personId = '' }) => assignment(personId),
	},
	'POST /api/assignments/:id/acknowledge': {
		for: 'the owner, of what administrators see',
		of: someAssignment,
	},
	'POST /api/assignments/:id/withdraw': { for: 'administrators', of: someAssignment },
}
