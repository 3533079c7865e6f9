import type { SomeAskers } from '../fixtures/askers.ts'
import { unscoredCall } from '../fixtures/calls.ts'
import type { Rules } from '../rule.ts'

const owner = async ({ ownerId }: SomeAskers) => ({ id: ownerId })

/** Team reports and records are for administrators. Search finds only what the caller may see. */
export const teamRules: Rules = {
	'GET /api/admin/overview': { for: 'administrators' },
	'GET /api/admin/analytics': { for: 'administrators' },
	'GET /api/admin/reps': { for: 'administrators' },
	'GET /api/admin/compliance': { for: 'administrators' },
	'GET /api/admin/compliance/:id/calls': { for: 'administrators', of: owner },
	'GET /api/admin/report': { for: 'administrators' },
	'GET /api/admin/report.csv': { for: 'administrators' },
	'GET /api/admin/employees': { for: 'administrators' },
	'GET /api/employees/:id/recordings': { for: 'administrators', of: owner },
	'GET /api/employees/:id/chats': { for: 'administrators', of: owner },
	'GET /api/employees/:id/performance': { for: 'administrators', of: owner },
	'GET /api/admin/audit': { for: 'administrators' },
	'GET /api/admin/audit.csv': { for: 'administrators' },
	'GET /api/admin/audit/people': { for: 'administrators' },
	'POST /api/admin/exam-packs': [
		{ for: 'administrators', body: { phone: '2125550100' }, answer: 'no-calls-of-number' },
		{
			for: 'administrators',
			of: async (company) => ({ recordingId: (await unscoredCall(company)).id ?? '' }),
			body: (subject) => subject,
		},
	],
	'GET /api/sample-company': { for: 'everybody signed in' },
	'DELETE /api/admin/sample-company': { for: 'administrators' },
	'POST /api/admin/sample-company/live-call': {
		for: 'administrators',
		answer: 'sample-company-not-loaded',
	},
	'DELETE /api/admin/sample-company/live-call': { for: 'administrators' },
	'GET /api/search': {
		for: 'everybody signed in',
		of: unscoredCall,
		shownTo: 'the owner and administrators',
		query: { q: 'Kowalczyk' },
	},
	'GET /api/search/calls': {
		for: 'everybody signed in',
		of: unscoredCall,
		shownTo: 'the owner and administrators',
		query: ({ id = '' }) => ({ ids: id }),
	},
}
