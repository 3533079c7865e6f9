import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
	varchar,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import type { Attempt, DeliveryState, Scope, WebhookEvent, WebhookMessage } from './contract.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`)

/** By what programs act for a person. A row is erased when its token is revoked. */
export const apiTokens = pgTable(
	'api_tokens',
	{
		id: id(),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** SHA-256 of the token: readers of this table cannot use it. */
		tokenHash: text().notNull().unique(),
		start: text().notNull(),
		scopes: jsonb().$type<Scope[]>().notNull(),
		createdAt: moment().notNull().defaultNow(),
		expiresAt: moment().notNull(),
		lastUsedAt: moment(),
	},
	({ personId, createdAt, id }) => [
		index().on(personId),
		index().on(createdAt.desc().nullsFirst(), id.desc().nullsFirst()),
	],
)

/** Requests of the minute by token; the columns are those of rate-limiter-flexible. */
export const apiTokenRequests = pgTable('api_token_requests', {
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	expire: bigint({ mode: 'number' }),
})

/** Where events are sent. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
	id: id(),
	name: text().notNull(),
	url: text().notNull(),
	events: jsonb().$type<WebhookEvent[]>().notNull(),
	/** The secret is made from it, and not stored: see `endpoint-secret.ts`. */
	secretVersion: integer().notNull().default(1),
	secretChangedAt: moment().notNull().defaultNow(),
	isOn: boolean().notNull().default(true),
	/** Since when it has taken nothing; null while it does. */
	failingSince: moment(),
	/** It was switched off because it failed. */
	hasFailed: boolean().notNull().default(false),
	createdBy: text()
		.notNull()
		.references(() => people.id),
	createdAt: moment().notNull().defaultNow(),
})

/** The outbox and the log: the messages to an endpoint, until it accepted them or the tries are used up. */
export const webhookDeliveries = pgTable(
	'webhook_deliveries',
	{
		/** The header `webhook-id`: the same at every try, so that a receiver can recognize duplicates. */
		id: id(),
		endpointId: uuid()
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
		/** The analysis it is about; null for a test. */
		analysisId: uuid(),
		event: text().notNull(),
		message: jsonb().$type<WebhookMessage>().notNull(),
		state: text().$type<DeliveryState>().notNull().default('waiting'),
		/** The number of the order that counts: those given before it are stale. */
		orderNumber: integer().notNull().default(0),
		/** Tries used up since it was first sent, or sent again. */
		triesUsed: integer().notNull().default(0),
		nextTryAt: moment(),
		attempts: jsonb().$type<Attempt[]>().notNull().default([]),
		createdAt: moment().notNull().defaultNow(),
	},
	({ endpointId, analysisId, event, createdAt, id }) => [
		uniqueIndex().on(endpointId, analysisId, event),
		index().on(endpointId, createdAt.desc().nullsFirst(), id.desc().nullsFirst()),
		index().on(createdAt),
	],
)
