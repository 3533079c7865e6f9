import { eq, sql } from 'drizzle-orm'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RuleReview } from '../contract.ts'
import { analyses, findingReviews } from '../tables.ts'

/** For each rule, what the machine finds in all calls as they stand, and what people make of it. */
export async function countByRule(db: Db): Promise<RuleReview[]> {
	const broken = sql<string>`jsonb_array_elements_text(${analyses.brokenRules})`
	const perFinding = db
		.select({ code: broken.as('code') })
		.from(analyses)
		.where(eq(analyses.isCurrent, true))
		.as('broken')
	const found = await db
		.select({ code: perFinding.code, found: sql<number>`count(*)::int` })
		.from(perFinding)
		.groupBy(perFinding.code)
	const count = (condition: ReturnType<typeof sql>) =>
		sql<number>`(count(*) filter (where ${condition}))::int`
	const reviewed = await db
		.select({
			code: findingReviews.code,
			disputed: count(sql`${findingReviews.disputedAt} is not null`),
			upheld: count(sql`${findingReviews.decision} = 'upheld'`),
			overturned: count(sql`${findingReviews.decision} = 'overturned'`),
		})
		.from(findingReviews)
		.where(eq(findingReviews.isStanding, true))
		.groupBy(findingReviews.code)
	const foundBy = new Map(found.map((row) => [row.code, row.found]))
	const reviewedBy = new Map(reviewed.map((row) => [row.code, row]))
	const rules = [
		...prohibitedStatements.map(({ code, title }) => ({
			code,
			title,
			kind: 'prohibited statement' as const,
		})),
		...requiredDisclosures.map(({ code, title }) => ({ code, title, kind: 'required disclosure' as const })),
	]
	return rules.map((rule) => {
		const { disputed, upheld, overturned } = reviewedBy.get(rule.code) ?? none
		return {
			...rule,
			found: foundBy.get(rule.code) ?? 0,
			disputed,
			upheld,
			overturned,
			agreement: upheld + overturned > 0 ? Math.round((100 * upheld) / (upheld + overturned)) : null,
		}
	})
}

const none = { disputed: 0, upheld: 0, overturned: 0 }
