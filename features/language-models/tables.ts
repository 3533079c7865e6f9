import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core'

/** What the language model took, by UTC day. */
export const modelUsage = pgTable('model_usage', {
	day: date().primaryKey(),
	questions: integer().notNull(),
	inputTokens: bigint({ mode: 'number' }).notNull(),
	outputTokens: bigint({ mode: 'number' }).notNull(),
})
