import { sql } from 'drizzle-orm'
import {
	boolean,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import type { LikelyFindings } from '#features/compliance/index.ts'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Analysis, Effective } from './contract.ts'
import type { EnrichmentUsage, ModelReading } from './enrichment-contract.ts'

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
		/** What the result comes to without what people overturned; null while nothing is. */
		effective: jsonb().$type<Effective>(),
		/** What a language model read in the call, merged into the result; null in analyses of the rules alone. */
		reading: jsonb().$type<ModelReading>(),
		/** The rules broken in this result, one entry per finding that counts fully without review, so that they can be counted without reading results. */
		brokenRules: jsonb()
			.$type<string[]>()
			.notNull()
			.generatedAlwaysAs(
				sql`jsonb_path_query_array(result, '$.findings[*] ? (@.status == "found" && (!exists(@.level) || @.level == "certain")).code') || jsonb_path_query_array(result, '$.disclosures[*] ? (@.status == "missing" || @.status == "partial").code')`,
			),
	},
	(table) => [
		index().on(table.recordingId),
		uniqueIndex('analyses_current_index').on(table.recordingId).where(sql`is_current`),
	],
)

/** What a language model was asked about an analysis; without a reading and a failure it is still to be asked. */
export const analysisEnrichments = pgTable('analysis_enrichments', {
	analysisId: uuid()
		.primaryKey()
		.references(() => analyses.id, { onDelete: 'cascade' }),
	model: text().notNull(),
	/** The version of the questions; null until they are answered. */
	promptVersion: integer(),
	reading: jsonb('result').$type<ModelReading>(),
	/** Why it could not be asked, for people. */
	failure: text(),
	usage: jsonb().$type<EnrichmentUsage>(),
	createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** What models answered about a call, so that the same question gets the same answer and is asked once. */
export const modelAnswers = pgTable(
	'model_answers',
	{
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		/** SHA-256 of the model's name and everything it was asked. */
		question: text().notNull(),
		model: text().notNull(),
		promptVersion: integer().notNull(),
		answer: jsonb().$type<unknown>().notNull(),
		inputTokens: integer().notNull(),
		outputTokens: integer().notNull(),
		createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
	},
	({ recordingId, question }) => [primaryKey({ columns: [recordingId, question] })],
)

export const findingDecision = pgEnum('finding_decision', ['upheld', 'overturned'])

/** What people say about a finding: one row a finding, disputed by the rep, decided by an administrator, or both. */
export const findingReviews = pgTable(
	'finding_reviews',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		/** Names the finding in every analysis that has it: see `finding-key.ts`. */
		key: text().notNull(),
		/** The rule: of a prohibited statement or of a required disclosure. */
		code: text().notNull(),
		/** The current analysis has this finding. */
		isStanding: boolean().notNull().default(true),
		disputedBy: text().references(() => people.id),
		disputedAt: timestamp({ withTimezone: true, precision: 3 }),
		disputeReason: text(),
		decision: findingDecision(),
		decidedBy: text().references(() => people.id),
		decidedAt: timestamp({ withTimezone: true, precision: 3 }),
		decisionReason: text(),
	},
	({ recordingId, key, disputedAt, id, decision, isStanding }) => [
		uniqueIndex().on(recordingId, key),
		index('finding_reviews_open_index').on(disputedAt, id).where(sql`${decision} is null and ${isStanding}`),
	],
)

/** What administrators set for scoring, in one row; without it, what comes with the product. */
export const scoringSettings = pgTable('scoring_settings', {
	id: integer().primaryKey().default(1),
	likelyFindings: text().$type<LikelyFindings>().notNull(),
	/** Rises with every change, so that what an earlier one ordered ends. */
	revision: integer().notNull().default(1),
})
