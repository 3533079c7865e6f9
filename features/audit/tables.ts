import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { defaultTime } from '#platform/time/change-time.ts'

/** Who did what to what, and when. Rows are only ever added: the database refuses to change or remove one. */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		at: timestamp({ withTimezone: true }).notNull().defaultNow().$defaultFn(defaultTime),
		personId: text(),
		/** A fact in the past tense, such as `recording.listened`. */
		action: text().notNull(),
		subjectId: text(),
		details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
	},
	({ at, id, personId, action, subjectId }) => [
		index().on(at, id),
		index().on(subjectId),
		index().on(personId, at, id),
		index().on(action, at, id),
	],
)
