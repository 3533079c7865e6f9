import { decideFinding, disputeFinding } from '#features/analysis/index.ts'
import { acknowledgeComment, addComment } from '#features/coaching/index.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import type { SampleActivity } from '../sample-data.ts'
import { addOnce } from './add-once.ts'
import { findMoments } from './find-moments.ts'
import { personNamed, personWithId } from './find-people.ts'
import { takeMoments } from './take-moments.ts'

const complianceManager = 'sam.okafor'
const hourMilliseconds = 60 * 60 * 1000
/** Comments on calls younger than this are not acknowledged yet. */
const unreadDays = 4

/** Disputes and comments, each about something found in one of the sample calls. */
export async function addReviews(services: Services, { disputes, comments }: SampleActivity) {
	const { db } = services
	const now = new Date()
	const moments = takeMoments(
		await findMoments(db),
		[...disputes, ...comments].map(({ about }) => about),
		now,
	)
	const manager = await personNamed(db, complianceManager)
	for (const [position, { reason, decision, decisionReason }] of disputes.entries()) {
		const moment = moments[position]
		if (!moment) continue
		const { recordingId, key, ownerId, uploadedAt } = moment
		const owner = await personWithId(db, ownerId)
		await addOnce(db, 'dispute', position, async (keep) => {
			await changeAt(after(uploadedAt, 20, now), () =>
				disputeFinding(services, recordingId, key, owner, { reason }),
			)
			if (decision)
				await changeAt(after(uploadedAt, 43, now), () =>
					decideFinding(services, recordingId, key, manager, { decision, reason: decisionReason }),
				)
			await keep(recordingId)
		})
	}
	for (const [position, { author, text }] of comments.entries()) {
		const moment = moments[disputes.length + position]
		if (!moment) continue
		const { recordingId, ownerId, uploadedAt, start } = moment
		const by = await personNamed(db, author)
		await addOnce(db, 'comment', position, async (keep) => {
			const { id } = await changeAt(after(uploadedAt, 21, now), () =>
				addComment(db, recordingId, by, { at: start, text }),
			)
			await keep(id)
			const isRead = now.getTime() - uploadedAt.getTime() > unreadDays * 24 * hourMilliseconds
			const owner = await personWithId(db, ownerId)
			if (isRead)
				await changeAt(after(uploadedAt, 26, now), () =>
					acknowledgeComment(db, { id: recordingId, commentId: id }, owner),
				)
		})
	}
}

/** Hours after a call, but not in the future. */
const after = (call: Date, hours: number, now: Date) =>
	new Date(Math.min(call.getTime() + hours * hourMilliseconds, now.getTime()))
