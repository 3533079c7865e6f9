import { and, asc, isNull, lt } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import { recordings } from '../tables.ts'
import { eraseRecording } from './erase-recording.ts'

const batchSize = 100
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Erases what was uploaded longer ago than the settings keep recordings, save what is under a legal hold. Does
 * nothing where no period is set. Call it now and then.
 */
export async function expireRecordings(services: Services) {
	const { retentionDays } = services.settings
	if (retentionDays === null) return
	const expired = new Date(Date.now() - retentionDays * dayMilliseconds)
	const because = { personId: null, action: 'recording.expired', details: { retentionDays } } as const
	const { id, legalHold, uploadedAt } = recordings
	for (;;) {
		const batch = await services.db
			.select({ id })
			.from(recordings)
			.where(and(lt(uploadedAt, expired), isNull(legalHold)))
			.orderBy(asc(uploadedAt))
			.limit(batchSize)
		for (const recording of batch) await eraseRecording(services, recording.id, because)
		if (batch.length < batchSize) return
	}
}
