import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { planOf } from './plan-of.ts'
import { dailyUse } from './tables.ts'

/** What a plan allows a day of; in the Basic plan one of each. */
const kinds = { recording: 'recording', analysis: 'AI analysis', content: 'content generation' }
type Kind = keyof typeof kinds
const basicPerDay = 1

/** Whose use of what is looked at, and by which settings. */
type Use = { settings: Pick<Settings, 'payment'>; person: Pick<Person, 'id'>; kind: Kind }

/** Undoes a use that came to nothing. */
type Allowance = { giveBack: () => Promise<void> }

/**
 * Counts one use of a kind on the person's day (UTC), for at most as many as their plan allows, however many ask at
 * once. Throws Problem 402 `usage-limit` once the day's are used up. Where payment is not configured everything is
 * counted and nothing limited. In a transaction that is undone, the use is undone too.
 */
export async function takeAllowance(
	db: Db | Transaction,
	{ settings, person, kind }: Use,
): Promise<Allowance> {
	const plan = await planOf(db, settings, person.id)
	const day = today()
	const taken = await db
		.insert(dailyUse)
		.values({ personId: person.id, kind, day, used: 1 })
		.onConflictDoUpdate({
			target: [dailyUse.personId, dailyUse.kind, dailyUse.day],
			set: { used: sql`${dailyUse.used} + 1` },
			setWhere: plan === 'basic' ? lt(dailyUse.used, basicPerDay) : undefined,
		})
		.returning({ used: dailyUse.used })
	if (taken.length === 0) throw usedUp(kind)
	return {
		async giveBack() {
			await db
				.update(dailyUse)
				.set({ used: sql`${dailyUse.used} - 1` })
				.where(and(usedBy(person, kind, day), gt(dailyUse.used, 0)))
		},
	}
}

/** Throws as `takeAllowance` would, and counts nothing: for what is long on its way until it counts. */
export async function requireAllowance(db: Db, { settings, person, kind }: Use): Promise<void> {
	if ((await planOf(db, settings, person.id)) !== 'basic') return
	const [full] = await db
		.select({ used: dailyUse.used })
		.from(dailyUse)
		.where(and(usedBy(person, kind, today()), gte(dailyUse.used, basicPerDay)))
	if (full) throw usedUp(kind)
}

const today = () => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)

const usedBy = ({ id }: Pick<Person, 'id'>, kind: Kind, day: string) =>
	and(eq(dailyUse.personId, id), eq(dailyUse.kind, kind), eq(dailyUse.day, day))

const usedUp = (kind: Kind) =>
	new Problem(
		402,
		'usage-limit',
		`Usage limit exceeded: the Basic plan has ${basicPerDay} ${kinds[kind]} a day. Upgrade for unlimited access.`,
	)
