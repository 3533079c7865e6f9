import { randomUUID } from 'node:crypto'
import { AddedEmployee } from '#features/people/contract.ts'
import { postJson } from '../../fixtures/app.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import type { Rules } from '../rule.ts'

const newEmployee = () => ({ name: 'Lena Fields', email: `${randomUUID()}@north.example` })

/** Someone who was invited, and the token of their invitation. */
async function invited({ administrator }: SomeAskers) {
	const answer = await postJson(administrator, '/api/employees', newEmployee())
	const { employee, invitation } = AddedEmployee.parse(await answer.json())
	return { id: employee.id, token: new URL(invitation.link ?? '').searchParams.get('token') ?? '' }
}
const owner = async ({ ownerId }: SomeAskers) => ({ id: ownerId })
const wrongLink = async () => ({ token: 'no-such-token' })
const newPassword = { password: 'seven brown foxes' }

export const peopleRules: Rules = {
	'POST /api/login': { for: 'anybody', body: { username: 'maya.ortiz', password: 'candor-demo' } },
	'POST /api/logout': { for: 'everybody signed in', endsSession: true },
	'GET /api/user': { for: 'everybody signed in' },
	'GET /api/demo': { for: 'anybody' },
	'GET /api/password-links/:token': [
		{ for: 'anybody', of: invited },
		{ for: 'anonymous without its secret', of: wrongLink },
	],
	'POST /api/password-links/:token': [
		{ for: 'anybody', of: invited, body: newPassword },
		{ for: 'anonymous without its secret', of: wrongLink, body: newPassword },
	],
	'GET /api/employees': { for: 'administrators' },
	'GET /api/employees/:id': { for: 'administrators', of: owner },
	'POST /api/employees': { for: 'administrators', body: newEmployee },
	'PATCH /api/employees/:id': { for: 'administrators', of: owner, body: { title: 'Senior rep' } },
	'POST /api/employees/goals': {
		for: 'administrators',
		of: owner,
		body: ({ id }) => ({ ids: [id], weeklyCallTarget: 40 }),
	},
	'POST /api/employees/password-resets': {
		for: 'administrators',
		of: invited,
		body: ({ id }) => ({ ids: [id] }),
	},
	'POST /api/employees/:id/invitation': { for: 'administrators', of: invited },
	'POST /api/employees/import': {
		for: 'administrators',
		query: { dryRun: 'true' },
		headers: { 'content-type': 'text/csv' },
		body: 'name,email\nAda Lane,ada@north.example\n',
	},
}
