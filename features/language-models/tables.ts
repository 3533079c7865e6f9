import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { ModelUse } from '#platform/language-model/language-model.ts'

/** What the language model took, by UTC day and use. */
export const modelUsage = pgTable(
	'model_usage',
	{
		day: date().notNull(),
		/** `other` for tokens counted before uses were recorded. */
		use: text().$type<ModelUse | 'other'>().notNull().default('other'),
		questions: integer().notNull(),
		inputTokens: bigint({ mode: 'number' }).notNull(),
		outputTokens: bigint({ mode: 'number' }).notNull(),
	},
	({ day, use }) => [primaryKey({ columns: [day, use] })],
)
