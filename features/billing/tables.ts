import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'

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
