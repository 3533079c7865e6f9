import { sql } from 'drizzle-orm'
import {
	boolean,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Learned, ModelJudgment, Outcome, PracticeMessage, PracticeSession } from './contract.ts'
import type { PlayedMessage } from './judge/index.ts'
import type { ProspectState } from './prospect/index.ts'
import type { ProspectScript } from './prospect/script.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Scenarios made from calls, one a call and owner; an administrator's are the team's. They go with their call. */
export const practiceScenarios = pgTable(
	'practice_scenarios',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		ownerId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		recordingId: uuid()
			.notNull()
			.references(() => recordings.id, { onDelete: 'cascade' }),
		isForTeam: boolean().notNull(),
		/** Without its id, which is the row's. */
		script: jsonb().$type<Omit<ProspectScript, 'id'>>().notNull(),
		createdAt: moment().notNull().defaultNow(),
	},
	({ ownerId, recordingId, createdAt }) => [
		uniqueIndex().on(ownerId, recordingId),
		index('practice_scenarios_team_index').on(createdAt).where(sql`is_for_team`),
	],
)

export const practiceStatus = pgEnum('practice_status', ['in_progress', 'completed'])

/** Practice calls. Each belongs to its person alone. */
export const practiceSessions = pgTable(
	'practice_sessions',
	{
		id: uuid().primaryKey().default(sql`gen_random_uuid()`),
		personId: text()
			.notNull()
			.references(() => people.id, { onDelete: 'cascade' }),
		scenarioId: text().notNull(),
		/** The scenario as it was when the session began: nothing that changes later changes a call in progress. */
		script: jsonb().$type<ProspectScript>().notNull(),
		seed: integer().notNull(),
		/** The model that plays the prospect and the version of its question; null where the built-in prospect plays. */
		model: text(),
		promptVersion: integer(),
		isExam: boolean().notNull(),
		/** The name it was saved under, null until it is. */
		title: text(),
		status: practiceStatus().notNull().default('in_progress'),
		startedAt: moment().notNull(),
		completedAt: moment(),
		/** Time of activity, and the last sign of it: see `active-seconds.ts`. */
		activeSeconds: doublePrecision().notNull().default(0),
		activeAt: moment().notNull(),
		/** The prospect's mind. Never leaves the server. */
		state: jsonb().$type<ProspectState>().notNull(),
		outcome: text().$type<Outcome>(),
		skillScores: jsonb().$type<PracticeSession['skillScores']>().notNull(),
		objectives: jsonb().$type<PracticeSession['objectives']>().notNull(),
		overallScore: integer(),
		passed: boolean(),
		feedback: jsonb().$type<PracticeSession['feedback']>().notNull(),
		modelJudgment: jsonb().$type<ModelJudgment>(),
		replay: jsonb().$type<PracticeSession['replay']>().notNull().default([]),
	},
	({ personId, startedAt, id, status }) => [
		index().on(personId, startedAt, id),
		index().on(personId, status, startedAt, id),
	],
)

/** What was said on a practice call, in order. */
export const practiceMessages = pgTable(
	'practice_messages',
	{
		id: uuid().primaryKey(),
		sessionId: uuid()
			.notNull()
			.references(() => practiceSessions.id, { onDelete: 'cascade' }),
		/** 0, 1, … within the session. */
		place: integer().notNull(),
		speaker: text().$type<PracticeMessage['speaker']>().notNull(),
		message: text().notNull(),
		saidAt: moment().notNull(),
		analysis: jsonb().$type<PracticeMessage['analysis']>().notNull(),
		/** The model that said it; null of the built-in prospect and of the rep. */
		model: text(),
		/** What a rep's message did, and what it brought about in the prospect; null for the prospect's own. */
		played: jsonb().$type<Omit<PlayedMessage, 'messageId'>>(),
		/** The browser's name for a rep's message: sent twice, it is taken once. */
		clientMessageId: uuid(),
	},
	({ sessionId, place, clientMessageId }) => [
		uniqueIndex().on(sessionId, place),
		uniqueIndex().on(sessionId, clientMessageId),
	],
)

/** What was learned from the calls a person may read: a rep's own, or, from an administrator, the team's. */
export const practiceLearnings = pgTable('practice_learnings', {
	personId: text()
		.primaryKey()
		.references(() => people.id, { onDelete: 'cascade' }),
	isForTeam: boolean().notNull(),
	recordingsAnalyzed: integer().notNull(),
	objections: jsonb().$type<Learned['objections']>().notNull(),
	updatedAt: moment().notNull(),
})
