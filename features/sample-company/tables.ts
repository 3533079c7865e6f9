import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { recordings } from '#features/recordings/tables.ts'
import type { SampleState } from './contract.ts'

/** Whether the sample company is loaded, in one row; without it, it never was. */
export const sampleCompany = pgTable('sample_company', {
	id: integer().primaryKey().default(1),
	state: text().$type<Exclude<SampleState, 'none'>>().notNull(),
	/** Calls that it has when it is loaded. */
	total: integer().notNull(),
})

/** The calls of the sample company. */
export const sampleRecordings = pgTable('sample_recordings', {
	recordingId: uuid()
		.primaryKey()
		.references(() => recordings.id, { onDelete: 'cascade' }),
})

export type SampleItemKind =
	| 'dispute'
	| 'comment'
	| 'assignment'
	| 'lesson'
	| 'role-play'
	| 'chat'
	| 'content'
	| 'dialer'

/** What was done in the sample company, beside its calls: added once, and removed with it. */
export const sampleItems = pgTable('sample_items', {
	/** Kind, and position in the data file. */
	key: text().primaryKey(),
	kind: text().$type<SampleItemKind>().notNull(),
	itemId: text().notNull(),
})
