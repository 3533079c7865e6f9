import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { SingleSignOn } from '#platform/settings/read-single-sign-on.ts'
import { NewEmployee } from '../contract.ts'
import { insertPerson } from '../employees/insert-person.ts'
import type { PeopleContext } from '../people-context.ts'
import { accounts, passwordLinks, people } from '../tables.ts'
import { followGroup, isInAdminGroup } from './follow-group.ts'
import type { Claims } from './read-claims.ts'
import { SignInFailed } from './sign-in-failed.ts'

/**
 * Finds the account that a provider sign-in belongs to, or creates one if the settings allow it. A provider account that
 * signed in before is matched by its id, a new one by the email address that the provider has verified.
 * Throws SignInFailed `deactivated`, `another-account`, `email-not-verified` or `unknown-person`.
 */
export async function provisionUser(context: PeopleContext, provider: SingleSignOn, claims: Claims) {
	await context.db.transaction(async (tx) => {
		const person = await findPerson(tx, provider, claims)
		if (!person) return addPerson(context, tx, provider, claims)
		if (person.banned) throw new SignInFailed('deactivated', { personId: person.id })
		await acceptInvitation(tx, person.id)
		await followGroup(context, tx, provider, person, claims)
	})
}

async function findPerson(tx: Transaction, { issuer }: SingleSignOn, claims: Claims) {
	const [linked] = await tx
		.select({ person: people })
		.from(accounts)
		.innerJoin(people, eq(people.id, accounts.userId))
		.where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, claims.sub)))
	if (linked) return linked.person
	if (!claims.email || !claims.email_verified) throw new SignInFailed('email-not-verified')
	// Locked, so that only one of two provider accounts that sign in at the same time is linked.
	const [person] = await tx.select().from(people).where(eq(people.email, claims.email)).for('update')
	if (person && !person.banned) await linkFirst(tx, issuer, claims.sub, person.id)
	return person
}

/**
 * Links the provider account on the first sign-in. From then on only its id counts, because the provider may reassign an
 * email address. Throws SignInFailed `another-account` if the person already has a different account linked.
 */
async function linkFirst(tx: Transaction, issuer: string, sub: string, personId: string) {
	const [known] = await tx
		.select({ sub: accounts.accountId })
		.from(accounts)
		.where(and(eq(accounts.userId, personId), eq(accounts.providerId, issuer)))
	if (known?.sub === sub) return
	if (known) throw new SignInFailed('another-account', { personId })
	await link(tx, issuer, sub, personId)
}

const link = (tx: Transaction, issuer: string, sub: string, userId: string) =>
	tx.insert(accounts).values({ id: randomUUID(), accountId: sub, providerId: issuer, userId })

/** Creates an account with a random password, since the person signs in at the provider. */
async function addPerson(
	context: PeopleContext,
	tx: Transaction,
	provider: SingleSignOn,
	{ sub, email, name, groups }: Claims,
) {
	if (!provider.createsPeople) throw new SignInFailed('unknown-person')
	const role = isInAdminGroup(provider, groups) ? 'admin' : 'rep'
	const { data: employee, error } = NewEmployee.safeParse({ email, name: name || email, role })
	if (error) throw new SignInFailed('provider-refused', { cause: error })
	const { id } = await insertPerson(context, tx, employee)
	await link(tx, provider.issuer, sub, id)
	await context.recordFact(tx, {
		personId: id,
		action: 'person.added',
		subjectId: id,
		details: { role, by: 'single sign-on' },
	})
}

/** Who has signed in is invited no more: the link they were given does not work after that. */
async function acceptInvitation(tx: Transaction, personId: string) {
	await tx
		.update(passwordLinks)
		.set({ usedAt: new Date() })
		.where(
			and(
				eq(passwordLinks.personId, personId),
				eq(passwordLinks.kind, 'invitation'),
				isNull(passwordLinks.usedAt),
			),
		)
}
