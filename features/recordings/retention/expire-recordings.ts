import { and, asc, isNull, lt } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import { recordings } from '../tables.ts'
import { eraseRecording } from './erase-recording.ts'

/** Each takes some hundredths of a second, with a bucket more: a run takes minutes, and another follows in an hour. */
const mostAtOnce = 1000
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Erases what was uploaded longer ago than the settings keep recordings, the oldest first, save what is under a legal
 * hold; at most a thousand. Does nothing where no period is set. Call it now and then.
 */
export async function expireRecordings(services: Services) {
	const { retentionDays } = services.settings
	if (retentionDays === null) return
	const expired = new Date(Date.now() - retentionDays * dayMilliseconds)
	const because = { personId: null, action: 'recording.expired', details: { retentionDays } } as const
	const { id, legalHold, uploadedAt } = recordings
	const over = await services.db
		.select({ id })
		.from(recordings)
		.where(and(lt(uploadedAt, expired), isNull(legalHold)))
		.orderBy(asc(uploadedAt))
		.limit(mostAtOnce)
	for (const { id: recording } of over)
		await eraseRecording(services, recording, because).catch((err) =>
			services.log.error({ err, recording }, 'could not delete an expired recording'),
		)
}
