import { sql } from 'drizzle-orm'
import {
	bigint,
	date,
	index,
	integer,
	pgSequence,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import type { Billing, PaidTier } from './contract.ts'

const moment = () => timestamp({ withTimezone: true })

/** What of a day's allowance each person has used: one row for a kind of use and a day in UTC. */
export const dailyUse = pgTable(
	'daily_use',
	{
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		/** `recording`, `analysis` or `content`. */
		kind: text().notNull(),
		day: date({ mode: 'string' }).notNull(),
		used: integer().notNull(),
	},
	({ personId, kind, day }) => [primaryKey({ columns: [personId, kind, day] })],
)

/** Under which id the payment provider knows a person. */
export const paymentCustomers = pgTable('payment_customers', {
	personId: text()
		.primaryKey()
		.references(() => people.id),
	customerId: text().notNull().unique(),
})

/** Numbers the readings of subscriptions from the provider in the order in which they were asked for. */
export const subscriptionReadings = pgSequence('subscription_readings')

/** Subscriptions as the payment provider told of them last: it has the last word, this is a copy. */
export const subscriptions = pgTable(
	'subscriptions',
	{
		/** The provider's. */
		id: text().primaryKey(),
		ownerId: text()
			.notNull()
			.references(() => people.id),
		tier: text().$type<PaidTier>().notNull(),
		billing: text().$type<Billing>().notNull(),
		seats: integer().notNull(),
		/** As the provider names it: `incomplete`, `active`, `past_due`, `canceled` and others. */
		status: text().notNull(),
		/** The end of what is paid for, or is to be: when it renews, unless it ends. */
		periodEnd: moment().notNull(),
		/** When it ends by itself; null while it renews. */
		endsAt: moment(),
		/** When it was first seen with a renewal that was not paid; null once it is. */
		pastDueSince: moment(),
		/** The number of the reading that this row shows: an older one never replaces a newer. */
		reading: bigint({ mode: 'number' }).notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	({ ownerId, status }) => [index().on(ownerId), index().on(status)],
)

/** Who holds a seat of a subscription. */
export const seats = pgTable(
	'seats',
	{
		subscriptionId: text()
			.notNull()
			.references(() => subscriptions.id, { onDelete: 'cascade' }),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		givenAt: moment().notNull().default(sql`clock_timestamp()`),
	},
	({ subscriptionId, personId }) => [
		primaryKey({ columns: [subscriptionId, personId] }),
		index().on(personId),
	],
)

/** Events of the payment provider that were acted on: each counts once, however often it is sent. */
export const paymentEvents = pgTable('payment_events', {
	/** The provider's. */
	id: text().primaryKey(),
	type: text().notNull(),
	receivedAt: moment().notNull().defaultNow(),
})
