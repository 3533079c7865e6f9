import { sql } from 'drizzle-orm'
import {
	date,
	doublePrecision,
	index,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import { defaultTime } from '#platform/time/change-time.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What people say to each other about a moment of a call. They go with their call. */
export const callComments = pgTable(
	'call_comments',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		authorId: text()
			.notNull()
			.references(() => people.id),
		/** Seconds from the start of the call; null for the call as a whole. */
		atSeconds: doublePrecision(),
		text: text().notNull(),
		createdAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		/** When its words were last changed; a changed comment is to be acknowledged again. */
		editedAt: moment(),
		/** When the rep of the call said that they had read it; their own comments they have read when they write them. */
		acknowledgedAt: moment(),
	},
	({ recordingId, createdAt, acknowledgedAt }) => [
		index().on(recordingId, createdAt),
		index('call_comments_open_index').on(recordingId).where(sql`${acknowledgedAt} is null`),
	],
)

/** What an administrator gave a rep to do, and how far it is. */
export const assignments = pgTable(
	'assignments',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		assignedBy: text()
			.notNull()
			.references(() => people.id),
		kind: text().$type<'lesson' | 'role_play'>().notNull(),
		/** The module of the lesson, or the scenario. */
		targetId: text().notNull(),
		/** The lesson within its module; null for a role-play. */
		lessonId: text(),
		/** As it was called when it was given. */
		title: text().notNull(),
		/** The call that it came from. */
		recordingId: uuid().references(() => recordings.id, { onDelete: 'set null' }),
		note: text(),
		dueOn: date({ mode: 'string' }).notNull(),
		createdAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		acknowledgedAt: moment(),
		completedAt: moment(),
		withdrawnAt: moment(),
	},
	({ personId, createdAt, id, dueOn, kind, targetId, lessonId, completedAt, withdrawnAt }) => {
		const isOpen = sql`${completedAt} is null and ${withdrawnAt} is null`
		return [
			index().on(personId, createdAt, id),
			index('assignments_open_index').on(dueOn, id).where(isOpen),
			// No one has the same to do twice.
			uniqueIndex('assignments_open_once_index')
				.on(personId, kind, targetId, sql`coalesce(${lessonId}, '')`)
				.where(isOpen),
		]
	},
)
