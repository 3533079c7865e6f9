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
import { recordings } from '#features/recordings/tables.ts'
import type { Analysis } from './contract.ts'

/** Every analysis ever made of a call; exactly one of them is current. */
export const analyses = pgTable(
	'analyses',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		version: text().notNull(),
		transcriptRevision: integer().notNull(),
		isCurrent: boolean().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
		overallScore: integer(),
		result: jsonb().$type<Analysis>().notNull(),
	},
	(table) => [
		index().on(table.recordingId),
		uniqueIndex('analyses_current_index').on(table.recordingId).where(sql`is_current`),
	],
)
