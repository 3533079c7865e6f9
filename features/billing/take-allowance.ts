import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { planOf } from './plan-of.ts'
import { dailyUse } from './tables.ts'

/** What a plan allows a day of; in the Basic plan one of each. */
const kinds = { recording: 'recording', analysis: 'AI analysis', content: 'content generation' }
type Kind = keyof typeof kinds
const basicPerDay = 1

/** Undoes a use that came to nothing. */
type Allowance = { giveBack: () => Promise<void> }

/**
 * Counts one use of a kind on the person's day (UTC), for at most as many as their plan allows, however many ask at
 * once. Throws Problem 402 `usage-limit` once the day's are used up. Where payment is not configured everything is
 * counted and nothing limited.
 */
export async function takeAllowance(
	db: Db,
	settings: Pick<Settings, 'payment'>,
	person: Person,
	kind: Kind,
): Promise<Allowance> {
	const plan = await planOf(db, settings, person.id)
	const day = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
	const taken = await db
		.insert(dailyUse)
		.values({ personId: person.id, kind, day, used: 1 })
		.onConflictDoUpdate({
			target: [dailyUse.personId, dailyUse.kind, dailyUse.day],
			set: { used: sql`${dailyUse.used} + 1` },
			setWhere: plan === 'basic' ? lt(dailyUse.used, basicPerDay) : undefined,
		})
		.returning({ used: dailyUse.used })
	if (taken.length === 0)
		throw new Problem(
			402,
			'usage-limit',
			`Usage limit exceeded: the Basic plan has ${basicPerDay} ${kinds[kind]} a day. Upgrade for unlimited access.`,
		)
	return {
		async giveBack() {
			await db
				.update(dailyUse)
				.set({ used: sql`${dailyUse.used} - 1` })
				.where(
					and(
						eq(dailyUse.personId, person.id),
						eq(dailyUse.kind, kind),
						eq(dailyUse.day, day),
						gt(dailyUse.used, 0),
					),
				)
		},
	}
}
