import { ContentItem } from '#features/content/contract.ts'
import { postJson } from '../../fixtures/app.ts'
import { send } from '../../fixtures/dialer.ts'
import type { SomeAskers } from '../fixtures/askers.ts'
import type { Rules } from '../rule.ts'

const library = '/api/sales-content'
const request = 'A follow-up email to Denise after our first call'

/** A piece of the owner's that no one approved. */
async function piece({ owner }: SomeAskers) {
	const answer = await postJson(owner, `${library}/generate`, { request })
	return { id: ContentItem.parse(await answer.json()).id }
}

/** A piece of the owner's that is approved for the team. */
async function approvedPiece(company: SomeAskers) {
	const { id } = await piece(company)
	await send(company.administrator, 'PUT', `${library}/${id}`, { isApproved: true })
	return { id }
}

/** The library: a person's own pieces and the team's. Administrators can read everyone's but change no one else's. */
export const contentRules: Rules = {
	'POST /api/sales-content/cordoba': { for: 'everybody signed in', body: { request } },
	'POST /api/sales-content/generate': { for: 'everybody signed in', body: { request } },
	'GET /api/sales-content': [
		{ for: 'everybody signed in', of: piece, shownTo: 'the owner' },
		{ for: 'everybody signed in', of: approvedPiece, shownTo: 'everybody signed in' },
		{ for: 'administrators', of: piece, shownTo: 'administrators', query: { scope: 'everyone' } },
	],
	'GET /api/sales-content/:id': [
		{ for: 'the owner and administrators', of: piece },
		{ for: 'everybody signed in', of: approvedPiece },
	],
	'PUT /api/sales-content/:id': [
		{ for: 'the owner, of what administrators see', of: piece, body: { title: 'After our first call' } },
		{ for: 'administrators, of what the owner sees', of: piece, body: { isApproved: true } },
		{ for: 'everybody signed in', of: approvedPiece, body: { isFavorite: true } },
	],
	'DELETE /api/sales-content/:id': { for: 'the owner, of what administrators see', of: piece },
	'POST /api/sales-content/:id/use': { for: 'the owner and administrators', of: piece },
	'POST /api/sales-content/:id/duplicate': { for: 'the owner and administrators', of: piece },
}
