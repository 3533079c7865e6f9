import { changeItem, generatePiece, keepPiece } from '#features/content/index.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import { type SampleActivity, timeOf } from '../sample-data.ts'
import { addOnce } from './add-once.ts'
import { personNamed } from './find-people.ts'

/** Sales content, some of it approved for the team. */
export async function addContent(services: Services, content: SampleActivity['content']) {
	const { db } = services
	for (const [position, { person, request, seed, isApproved, ...when }] of content.entries())
		await addOnce(db, 'content', position, async (keep) => {
			const author = await personNamed(db, person)
			const { piece, brief } = await generatePiece(services, { request, seed, personId: author.id })
			await changeAt(timeOf(when), async () => {
				const { id } = await keepPiece(db, author, { ...piece, purpose: request, brief })
				await keep(id)
				if (isApproved) await changeItem(services, id, author, { isApproved })
			})
		})
}
