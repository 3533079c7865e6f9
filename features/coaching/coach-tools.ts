import { z } from 'zod'
import type { OpenCoachTools } from '#features/chat/index.ts'
import { modelTool } from '#platform/language-model/language-model.ts'
import { listAssignments } from './assignments/list-assignments.ts'

const mostListed = 20

/** What a language model may look up while it coaches: what the person was given to do. */
export const openCoachingTools: OpenCoachTools = ({ services, person }) => [
	{
		step: 'Looking at assignments',
		...modelTool({
			name: 'my_assignments',
			description:
				'Lists what the person was assigned to practice or learn and has not done yet, with due dates.',
			input: z.object({}),
			run: async () => {
				const query = { state: 'open' as const, limit: mostListed, personId: person.id }
				const { page, total } = await listAssignments(services.db, person, query)
				if (total === 0) return 'Nothing is assigned.'
				return page.map(({ task, dueOn, note, by }) => ({
					task: task.kind,
					dueOn,
					note,
					assignedBy: by.name,
				}))
			},
		}),
	},
]
