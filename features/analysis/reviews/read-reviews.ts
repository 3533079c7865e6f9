import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Review } from '../contract.ts'
import { findingReviews } from '../tables.ts'

const disputers = alias(people, 'disputers')
const deciders = alias(people, 'deciders')

/** What people said about the findings of the current analysis of a call. */
export async function readReviews(db: Db, recordingId: string): Promise<Review[]> {
	const rows = await db
		.select({ review: findingReviews, disputer: disputers.name, decider: deciders.name })
		.from(findingReviews)
		.leftJoin(disputers, eq(disputers.id, findingReviews.disputedBy))
		.leftJoin(deciders, eq(deciders.id, findingReviews.decidedBy))
		.where(and(eq(findingReviews.recordingId, recordingId), eq(findingReviews.isStanding, true)))
		.orderBy(findingReviews.key)
	return rows.map(({ review, disputer, decider }) => {
		const disputed = said(review.disputedBy, disputer, review.disputedAt)
		const decided = said(review.decidedBy, decider, review.decidedAt)
		return {
			key: review.key,
			state: review.decision ?? 'disputed',
			dispute: disputed && { ...disputed, reason: review.disputeReason ?? '' },
			decision: decided && { ...decided, reason: review.decisionReason },
		}
	})
}

function said(id: string | null, name: string | null, at: Date | null) {
	return id !== null && at !== null ? { by: { id, name: name ?? '' }, at: at.toISOString() } : null
}
