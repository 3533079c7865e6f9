import { askCoach, saveSession } from '#features/chat/index.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import { type SampleActivity, timeOf } from '../sample-data.ts'
import { addOnce } from './add-once.ts'
import { personNamed } from './find-people.ts'

/** Seconds from one question to the next. */
const questionSeconds = 90

/** Saved conversations with the coach. */
export async function addChats(services: Services, chats: SampleActivity['chats']) {
	const { db } = services
	for (const [position, { person, title, questions, ...when }] of chats.entries())
		await addOnce(db, 'chat', position, async (keep) => {
			const asker = await personNamed(db, person)
			const startedAt = timeOf(when)
			let conversationId: string | undefined
			for (const [at, message] of questions.entries())
				await changeAt(new Date(startedAt.getTime() + at * questionSeconds * 1000), async () => {
					const asked = { message, sessionId: conversationId ?? null, saveToSession: true }
					const { sessionId } = await askCoach(services, [], asker, asked, unheard)
					if (conversationId) return
					conversationId = sessionId
					await keep(sessionId)
					const context = { type: 'general' as const }
					await saveSession(db, asker, { title, conversationId, context })
				})
		})
}

const unheard = { write: async () => {}, step: () => {}, signal: new AbortController().signal }
