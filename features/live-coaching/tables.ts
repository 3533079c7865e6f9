import { isNull, sql } from 'drizzle-orm'
import {
	bigserial,
	boolean,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { EditTrigger, LiveEvent } from './contract.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** The dialers that report calls. */
export const dialers = pgTable('dialers', {
	id: uuid().primaryKey().default(sql`gen_random_uuid()`),
	name: text().notNull(),
	kind: text().$type<'vicidial' | 'convoso'>().notNull(),
	/** Part of what its secret is made from: a higher one makes a new secret. */
	secretVersion: integer().notNull().default(1),
	allowedAddresses: jsonb().$type<string[]>().notNull().default([]),
	autoStartCoaching: boolean().notNull().default(true),
	apiUrl: text(),
	apiUser: text(),
	/** Sealed: see `seal-secret.ts`. */
	apiPassword: text(),
	recordingHosts: jsonb().$type<string[]>().notNull().default([]),
	notifyOnCritical: boolean().notNull().default(false),
	lastEventAt: moment(),
	/** Names that came in events and are no one here, the newest first, at most 20. */
	unknownAgents: jsonb().$type<string[]>().notNull().default([]),
	createdAt: moment().notNull().defaultNow(),
})

/** Who an agent of a dialer is here. */
export const dialerAgents = pgTable(
	'dialer_agents',
	{
		dialerId: uuid()
			.notNull()
			.references(() => dialers.id, { onDelete: 'cascade' }),
		/** The dialer's name for them, in lower case. */
		agentId: text().notNull(),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
	},
	({ dialerId, agentId, personId }) => [primaryKey({ columns: [dialerId, agentId] }), index().on(personId)],
)

/** The digits of a phone number that a dialer reported, as an index keeps them. */
export const phoneDigits = sql.raw(`regexp_replace(phone_number, '\\D', '', 'g')`)

/** How far the recording of a call has come in. */
export const recordingArrival = pgEnum('recording_arrival', ['not_asked', 'awaited', 'arrived', 'given_up'])

/** Calls that a dialer reported: one row per call and agent, as a call handed on to another agent is one of each. */
export const liveCalls = pgTable(
	'live_calls',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		/** Null once its dialer is deleted: only calls with a recording stay. */
		dialerId: uuid().references(() => dialers.id, { onDelete: 'cascade' }),
		/** The name of a dialer that is deleted. */
		dialerName: text(),
		/** The dialer's name for the call. */
		callId: text().notNull(),
		/** In lower case. */
		agentId: text().notNull(),
		personId: text().references(() => people.id, { onDelete: 'cascade' }),
		phoneNumber: text(),
		campaign: text(),
		leadId: text(),
		disposition: text(),
		/** Seconds of talk, as the dialer counted them. */
		talkSeconds: integer(),
		/** What the dialer calls its recording, where it says so. */
		recordingName: text(),
		startedAt: moment().notNull(),
		endedAt: moment(),
		arrival: recordingArrival().notNull().default('not_asked'),
		/** Why it was given up, for people. */
		arrivalNote: text(),
		recordingId: uuid().references(() => recordings.id, { onDelete: 'set null' }),
		/** When a critical finding was shown on the agent's screen: once a call. */
		notifiedAt: moment(),
	},
	({ dialerId, callId, agentId, personId, startedAt, endedAt, recordingId }) => [
		// An agent's other calls are found by it too: calls with a recording stay, and a year of them is millions.
		uniqueIndex().on(dialerId, agentId, callId),
		index().on(dialerId, startedAt),
		index().on(personId, startedAt),
		index().on(recordingId),
		index('live_calls_phone_digits').on(phoneDigits),
		index('live_calls_in_progress').on(startedAt).where(isNull(endedAt)),
	],
)

/** What was pushed to a person's browsers, so that one that was away can catch up. Kept for a day. */
export const liveEvents = pgTable(
	'live_events',
	{
		seq: bigserial({ mode: 'number' }).primaryKey(),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		event: jsonb().$type<LiveEventWithoutSeq>().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	({ personId, seq, createdAt }) => [index().on(personId, seq), index().on(createdAt)],
)

type WithoutSeq<E> = E extends unknown ? Omit<E, 'seq'> : never
export type LiveEventWithoutSeq = WithoutSeq<LiveEvent>

/** What is listened for on live calls. */
export const coachingTriggers = pgTable('coaching_triggers', {
	id: uuid().primaryKey().default(sql`gen_random_uuid()`),
	/** The name by which the product brought it; null for the company's own. */
	builtIn: text().unique(),
	trigger: jsonb().$type<EditTrigger>().notNull(),
	updatedAt: moment().notNull().defaultNow(),
})

/** Hints shown and dismissed. */
export const hintEvents = pgTable(
	'hint_events',
	{
		id: uuid().primaryKey(),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		callId: text().notNull(),
		triggerId: uuid()
			.notNull()
			.references(() => coachingTriggers.id, { onDelete: 'cascade' }),
		what: text().$type<'shown' | 'dismissed'>().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	({ triggerId, createdAt }) => [index().on(triggerId, createdAt)],
)

/** What administrators set for live coaching, in one row. */
export const liveSettings = pgTable('live_settings', {
	id: integer().primaryKey().default(1),
	/** Two-letter codes; null where the ones that came with the product hold. */
	consentStates: jsonb().$type<string[]>(),
})
