import { type SQL, sql } from 'drizzle-orm'
import {
	boolean,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { defaultTime } from '#platform/time/change-time.ts'
import type { Change, ContentFinding, ContentType } from './contract.ts'
import type { Brief } from './request/brief.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Pieces of sales content. Each belongs to its person; an approved one is read by the whole team. */
export const contentItems = pgTable(
	'content_items',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		type: text().$type<ContentType>().notNull(),
		content: text().notNull(),
		/** The request it was written from. */
		purpose: text(),
		/** The brief; null for pieces saved before briefs existed. */
		brief: jsonb().$type<Brief>(),
		changes: jsonb().$type<Change[]>().notNull().default([]),
		/** What the call analyst found in it, and the rule pack it was read with. */
		findings: jsonb().$type<ContentFinding[]>().notNull().default([]),
		rulePackVersion: text().notNull(),
		isApproved: boolean().notNull().default(false),
		timesUsed: integer().notNull().default(0),
		lastUsedAt: moment(),
		createdAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		updatedAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		/** Title and request (weight A), and the text (D). */
		search: tsvector()
			.notNull()
			.generatedAlwaysAs(
				(): SQL =>
					sql`setweight(to_tsvector('english', "title" || ' ' || coalesce("purpose", '')), 'A') || setweight(to_tsvector('english', "content"), 'D')`,
			),
	},
	({ personId, createdAt, id, search }) => [
		index().on(personId, createdAt, id),
		index().on(createdAt, id),
		index('content_items_approved_index').on(createdAt, id).where(sql`is_approved`),
		index().using('gin', search),
	],
)

/** Whose favorites they are. */
export const contentFavorites = pgTable(
	'content_favorites',
	{
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		itemId: uuid()
			.notNull()
			.references(() => contentItems.id, { onDelete: 'cascade' }),
	},
	({ personId, itemId }) => [primaryKey({ columns: [personId, itemId] }), index().on(itemId)],
)
