import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { paymentCustomers } from '../tables.ts'
import { askProvider } from './ask-provider.ts'
import type { Payment } from './open-payment.ts'

/** The provider's id of a person, made there when they first pay. Throws as `askProvider`. */
export async function findCustomer({ db, provider }: Payment, person: Person): Promise<string> {
	const [known] = await db
		.select({ email: people.email, customerId: paymentCustomers.customerId })
		.from(people)
		.leftJoin(paymentCustomers, eq(paymentCustomers.personId, people.id))
		.where(eq(people.id, person.id))
	if (known?.customerId) return known.customerId
	const { id } = await askProvider(() =>
		provider.customers.create(
			{ name: person.name, email: known?.email, metadata: { person: person.id } },
			// Asked twice at once, the provider makes one customer.
			{ idempotencyKey: `customer-${person.id}` },
		),
	)
	await db.insert(paymentCustomers).values({ personId: person.id, customerId: id }).onConflictDoNothing()
	return id
}
