import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
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

/**
 * The payment provider's ids of payers. What is paid for a team has a customer of its own: its
 * cards and invoices are shown to all administrators, those of a person's own seat to no one else.
 */
export const paymentCustomers = pgTable(
	'payment_customers',
	{
		customerId: text().primaryKey(),
		personId: text()
			.notNull()
			.references(() => people.id),
		forTeam: boolean().notNull(),
		/** Known to the provider's live keys, or to its test keys: neither knows the other's. */
		livemode: boolean().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	({ personId }) => [index().on(personId)],
)

/** Numbers the readings of subscriptions from the provider in the order in which they were asked for. */
export const subscriptionReadings = pgSequence('subscription_readings')

/** Subscriptions as the payment provider last reported them: the provider is authoritative, this is a copy. */
export const subscriptions = pgTable(
	'subscriptions',
	{
		/** The provider's. */
		id: text().primaryKey(),
		ownerId: text()
			.notNull()
			.references(() => people.id),
		/** Ordered by an administrator for the team, whatever has become of their role since. */
		forTeam: boolean().notNull(),
		/** Paid for with real money: those of test keys are worth nothing once live keys are in use. */
		livemode: boolean().notNull(),
		tier: text().$type<PaidTier>().notNull(),
		billing: text().$type<Billing>().notNull(),
		seats: integer().notNull(),
		/** US cents for one seat and one period: what is charged, whatever the plan table says by now. */
		unitAmount: integer().notNull(),
		/**
		 * As the provider names it: `incomplete`, `active`, `past_due`, `canceled` and others; `missing` where it says
		 * that there is none of this id.
		 */
		status: text().notNull(),
		/** The end of the paid period: when it renews, unless it ends. */
		periodEnd: moment().notNull(),
		/** When it ends; null while it renews. */
		endsAt: moment(),
		/** When it was first seen with a renewal that was not paid; null once it is. */
		pastDueSince: moment(),
		/** The number of the reading that this row shows: an older one never replaces a newer. */
		reading: bigint({ mode: 'number' }).notNull(),
		/** When that was. */
		readAt: moment().notNull().defaultNow(),
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
