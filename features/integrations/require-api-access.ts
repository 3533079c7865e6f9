import { and, eq } from 'drizzle-orm'
import { planOf } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'

type Context = Pick<Services, 'db' | 'settings'>

/** Whether this person's plan has API access: Enterprise, or any where no one pays for anything. */
async function hasApiAccess({ db, settings }: Context, personId: string): Promise<boolean> {
	const plan = await planOf(db, settings, personId)
	return plan === null || plan === 'enterprise'
}

/** Throws Problem 402 for a person whose plan has no API access. */
export async function requireApiAccess(context: Context, { id }: Pick<Person, 'id'>) {
	if (!(await hasApiAccess(context, id)))
		throw new Problem(402, 'plan-required', 'API access is part of the Enterprise plan.')
}

/** Whether any administrator's plan has API access: webhooks belong to the team, whoever set them up. */
export async function teamHasApiAccess(context: Context): Promise<boolean> {
	const admins = await context.db
		.select({ id: people.id })
		.from(people)
		.where(and(eq(people.role, 'admin'), eq(people.banned, false)))
	for (const { id } of admins) if (await hasApiAccess(context, id)) return true
	return false
}
