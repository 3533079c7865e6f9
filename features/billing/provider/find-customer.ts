import { and, desc, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { paymentCustomers } from '../tables.ts'
import { askProvider, findAtProvider } from './ask-provider.ts'
import type { Payment } from './open-payment.ts'

/** Who pays: a person for their own seat, or for the team. */
export type Payer = { personId: string; forTeam: boolean }

/**
 * The provider's id of the payer, made there when they first do, and again when it was deleted there. Throws as
 * `askProvider`.
 */
export async function findCustomer(
	payment: Payment,
	person: Person,
	{ forTeam }: Pick<Payer, 'forTeam'>,
): Promise<string> {
	const { db, provider, livemode } = payment
	const known = await knownCustomer(payment, { personId: person.id, forTeam })
	if (known && (await isThere(payment, known))) return known
	const [contact] = await db.select({ email: people.email }).from(people).where(eq(people.id, person.id))
	const { id } = await askProvider(() =>
		provider.customers.create(
			{ name: person.name, email: contact?.email, metadata: { person: person.id } },
			// If asked twice simultaneously, the provider creates one customer.
			{ idempotencyKey: ['customer', person.id, forTeam, known].filter(Boolean).join('-') },
		),
	)
	await db
		.insert(paymentCustomers)
		.values({ customerId: id, personId: person.id, forTeam, livemode })
		.onConflictDoNothing()
	return id
}

/** The payer's newest known id; undefined if they never ordered anything. */
export async function knownCustomer(
	{ db, livemode }: Pick<Payment, 'db' | 'livemode'>,
	{ personId, forTeam }: Payer,
): Promise<string | undefined> {
	const [known] = await db
		.select({ id: paymentCustomers.customerId })
		.from(paymentCustomers)
		.where(
			and(
				eq(paymentCustomers.personId, personId),
				eq(paymentCustomers.forTeam, forTeam),
				eq(paymentCustomers.livemode, livemode),
			),
		)
		.orderBy(desc(paymentCustomers.createdAt))
		.limit(1)
	return known?.id
}

/** The provider answers a deleted customer as deleted, and one of another account as missing. */
async function isThere({ provider }: Payment, id: string): Promise<boolean> {
	const customer = await findAtProvider(() => provider.customers.retrieve(id))
	return customer !== null && !customer.deleted
}
