import { sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { defaultTime } from '#platform/time/change-time.ts'
import type { Thread } from './coach/coach-answer.ts'
import type { ChatSummary, Source } from './contract.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Conversations with the coach. Each belongs to its person alone. */
export const chatSessions = pgTable(
	'chat_sessions',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		/** The name it was saved under, null until it is. */
		title: text(),
		context: jsonb().$type<ChatSummary['context']>().notNull(),
		createdAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		/** When it was last spoken in, named or saved. */
		updatedAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
	},
	({ personId, title, createdAt, updatedAt, id }) => [
		index().on(personId, createdAt, id),
		index('chat_sessions_unsaved_index').on(updatedAt).where(sql`${title} is null`),
	],
)

/** What was asked and answered, in order. */
export const chatMessages = pgTable(
	'chat_messages',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		sessionId: uuid()
			.notNull()
			.references(() => chatSessions.id, { onDelete: 'cascade' }),
		/** 0, 1, … within the conversation. */
		place: integer().notNull(),
		message: text().notNull(),
		response: text().notNull(),
		sources: jsonb().$type<Source[]>().notNull(),
		/** What the coach keeps in mind. Never leaves the server. */
		thread: jsonb().$type<Thread>().notNull(),
		/** The answer was stopped: the response is what had been written by then. */
		isStopped: boolean().notNull().default(false),
		/** The language model that wrote the answer; null for the built-in coach, and where a model rephrased it. */
		answeredBy: text(),
		/** The browser's name for the message: sent twice, it is answered once. */
		clientMessageId: uuid(),
		createdAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
	},
	({ sessionId, place, clientMessageId }) => [
		uniqueIndex().on(sessionId, place),
		uniqueIndex().on(sessionId, clientMessageId),
	],
)
