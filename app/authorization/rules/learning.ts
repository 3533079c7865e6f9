import type { SomeAskers } from '../fixtures/askers.ts'
import { scoredCall, someFinding } from '../fixtures/calls.ts'
import type { Rules } from '../rule.ts'

const lesson = async ({ owner }: SomeAskers) => {
	const moduleId = 'debt-settlement-foundation'
	const answer = await owner.fetch(`/api/learning/modules/${moduleId}`)
	const { lessons } = (await answer.json()) as { lessons: { id: string }[] }
	return { moduleId, lessonId: lessons[0]?.id ?? '' }
}
const guideModule = async () => ({ moduleId: 'prohibited-statements' })

/** What everyone learns; what practice did to someone's calls is theirs and the administrators' to read. */
export const learningRules: Rules = {
	'GET /api/learning/modules': { for: 'everybody signed in' },
	'GET /api/learning/modules/:moduleId': { for: 'everybody signed in', of: lesson },
	'GET /api/learning/progress': { for: 'everybody signed in' },
	'POST /api/learning/modules/:moduleId/complete': { for: 'everybody signed in', of: guideModule, body: {} },
	'PUT /api/learning/modules/:moduleId/lessons/:lessonId': {
		for: 'everybody signed in',
		of: lesson,
		body: { isDone: true },
	},
	'PUT /api/learning/checklist/:itemId': {
		for: 'everybody signed in',
		of: async () => ({ itemId: 'recording-notice' }),
		body: { isChecked: true },
	},
	'DELETE /api/learning/checklist': { for: 'everybody signed in' },
	'GET /api/learning/ratings': { for: 'everybody signed in' },
	'PUT /api/learning/ratings/:moduleId': {
		for: 'everybody signed in',
		of: async () => ({ moduleId: 'ethics' }),
		body: { stars: 5 },
		answer: 'not-completed',
	},
	'GET /api/learning/own-calls': {
		for: 'everybody signed in',
		of: (company) => someFinding(company, scoredCall),
		shownTo: 'the owner',
		query: ({ code = '' }) => ({ kind: 'statement', code }),
	},
	'GET /api/learning/effects': [
		{ for: 'everybody signed in' },
		{
			for: 'the owner and administrators, openly',
			of: async ({ ownerId }) => ({ personId: ownerId }),
			query: ({ personId = '' }) => ({ personId }),
		},
	],
	'GET /api/help': { for: 'everybody signed in' },
	'GET /api/help/:id': [
		{ for: 'everybody signed in', of: async () => ({ id: 'upload-a-call' }) },
		{ for: 'administrators', of: async () => ({ id: 'audit-trail' }) },
	],
	'GET /api/motivation': { for: 'everybody signed in' },
	'GET /api/health-tips': { for: 'everybody signed in' },
}
