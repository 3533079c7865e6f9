import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	customType,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import type { Segment, TranscriptSource } from './contract.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const recordingStatus = pgEnum('recording_status', ['processing', 'analyzed', 'failed'])

/**
 * Names by which a call is found: of its file, of the rep and of the prospect, as an index keeps them. The file's
 * extension and what is joined by '_' are words of their own.
 */
export const recordingNames = sql.raw(
	`to_tsvector('simple', translate(original_name || ' ' || coalesce(nullif(sales_agent_name, 'Unknown'), '') || ' ' || coalesce(nullif(prospect_name, 'Unknown'), ''), '_-./&+@:', '        '))`,
)

export const recordings = pgTable(
	'recordings',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		ownerId: text()
			.notNull()
			.references(() => people.id),
		originalName: text().notNull(),
		/** The stored audio, null for a transcript uploaded without any. */
		fileKey: text(),
		contentType: text(),
		sizeBytes: bigint({ mode: 'number' }),
		sha256: text(),
		industry: text().notNull().default('debt_settlement'),
		uploadedAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
		status: recordingStatus().notNull().default('processing'),
		stage: text().notNull().default('Preparing'),
		progress: integer().notNull().default(0),
		/** When processing is expected to finish; the estimate shown is derived from it. */
		expectedDoneAt: timestamp({ withTimezone: true }),
		/** When the failed step will be retried; null if no retry is scheduled. */
		retryAt: timestamp({ withTimezone: true }),
		/** Why it failed, as a sentence for the screen; null unless status is failed. */
		failure: text(),
		durationSeconds: doublePrecision(),
		channels: integer(),
		peaks: jsonb().$type<number[]>(),
		/** 16 kHz FLAC made from the audio for speech recognition; removed once there is a transcript. */
		speechTrackKey: text(),
		salesAgentName: text().notNull().default('Unknown'),
		prospectName: text().notNull().default('Unknown'),
		/** Copies of the current score, written with it, so that lists need one index and no join. */
		overallScore: integer(),
		/** 0-100: of the points for conduct and disclosures, how many the call earned; null when it is not scored. */
		complianceScore: integer(),
		isClosedDeal: boolean().notNull().default(false),
		/** Codes of the rules that the call broke, each once, as its score counts them. */
		brokenRules: text().array().notNull().default(sql`'{}'::text[]`),
		/** Name of the file and of the people (weight A) and the words of the call (D): see `search-vector.ts`. */
		search: tsvector().notNull().default(sql`''::tsvector`),
		/** Why it may not be deleted, by no one and by no period, until an administrator lifts it; null when it may. */
		legalHold: jsonb().$type<{ reason: string; placedBy: string; placedAt: string }>(),
	},
	(table) => {
		const { ownerId, uploadedAt, id, status, sha256, search } = table
		const { overallScore, complianceScore, isClosedDeal, brokenRules } = table
		// Read forwards or backwards, each serves both directions of its order.
		const unscoredLow = sql`coalesce(overall_score, -1)`
		const unscoredHigh = sql`coalesce(overall_score, 101)`
		const passing = sql`overall_score >= 70`
		const failed = sql`overall_score < 70`
		return [
			index().on(uploadedAt, id),
			index().on(ownerId, uploadedAt, id),
			index('recordings_passing_index').on(uploadedAt, id).where(passing),
			index('recordings_failed_index').on(uploadedAt, id).where(failed),
			index('recordings_owner_passing_index').on(ownerId, uploadedAt, id).where(passing),
			index('recordings_owner_failed_index').on(ownerId, uploadedAt, id).where(failed),
			index('recordings_highest_index').on(unscoredLow, id),
			index('recordings_lowest_index').on(unscoredHigh, id),
			index('recordings_owner_highest_index').on(ownerId, unscoredLow, id),
			index('recordings_owner_lowest_index').on(ownerId, unscoredHigh, id),
			index().on(ownerId, sha256),
			index().using('gin', search),
			index('recordings_names_index').using('gin', recordingNames),
			// Figures of a period are read from it alone.
			index('recordings_figures_index').on(uploadedAt, ownerId, overallScore, complianceScore, isClosedDeal),
			// Index-only too: what was broken on the calls on which anything was.
			index('recordings_broken_index')
				.on(ownerId, uploadedAt, overallScore, brokenRules)
				.where(sql`broken_rules <> '{}'`),
			index('recordings_unfinished_index').on(status, uploadedAt, id).where(sql`status <> 'analyzed'`),
			index('recordings_held_index').on(id).where(sql`legal_hold is not null`),
		]
	},
)

/** The words of a call. `text` is what `transcription` shows. */
export const transcripts = pgTable(
	'transcripts',
	{
		recordingId: uuid()
			.primaryKey()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		source: jsonb().$type<TranscriptSource>().notNull(),
		segments: jsonb().$type<Segment[]>().notNull(),
		text: text().notNull(),
		/** Grows with each change of the words or the speakers: an analysis says which it read. */
		revision: integer().notNull().default(1),
	},
	({ recordingId }) => [
		index('transcripts_draft_index').on(recordingId).where(sql`(source ->> 'isDraft')::boolean`),
	],
)

/**
 * The words of a call as they were spoken, where personal numbers are hidden in `transcripts`. Read by
 * `reveal-transcript.ts` alone; others read only how much is hidden.
 */
export const transcriptOriginals = pgTable('transcript_originals', {
	recordingId: uuid()
		.primaryKey()
		.references(() => recordings.id, { onDelete: 'cascade' }),
	segments: jsonb().$type<Segment[]>().notNull(),
	hiddenPassages: integer().notNull(),
})

/** Pieces of a call already recognized: what a killed process leaves for the next one. */
export const transcribedPieces = pgTable(
	'transcribed_pieces',
	{
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		piece: text().notNull(),
		result: jsonb().notNull(),
	},
	(table) => [primaryKey({ columns: [table.recordingId, table.piece] })],
)

/** How many recordings each person has, by band. Kept by a trigger on `recordings`, so that counting is cheap. */
export const recordingCounts = pgTable('recording_counts', {
	ownerId: text()
		.primaryKey()
		.references(() => people.id, { onDelete: 'cascade' }),
	total: integer().notNull().default(0),
	analyzed: integer().notNull().default(0),
	passing: integer().notNull().default(0),
	failed: integer().notNull().default(0),
})

/** Measured speed of each step (seconds of work per second of audio), from which time left is estimated. */
export const stepSpeeds = pgTable('step_speeds', {
	step: text().primaryKey(),
	secondsPerSecond: doublePrecision().notNull(),
	samples: integer().notNull(),
})
