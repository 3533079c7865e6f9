import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { people } from '#features/people/tables.ts'
import { defaultTime } from '#platform/time/change-time.ts'
import type { ChecklistItemId, ModuleId } from './contract.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3 })
const person = () =>
	text()
		.notNull()
		.references(() => people.id, { onDelete: 'cascade' })
const module = () => text().$type<ModuleId>().notNull()

/** Modules that people completed, and how their first quiz went. */
export const completedModules = pgTable(
	'completed_modules',
	{
		personId: person(),
		moduleId: module(),
		completedAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		quizCorrect: integer(),
		quizTotal: integer(),
	},
	({ personId, moduleId }) => [primaryKey({ columns: [personId, moduleId] })],
)

/** Lessons of modules that people read to their end. */
export const finishedLessons = pgTable(
	'finished_lessons',
	{
		personId: person(),
		moduleId: module(),
		lessonId: text().notNull(),
		/** The first time: what it did to calls is counted from then. */
		finishedAt: moment().notNull().defaultNow().$defaultFn(defaultTime),
		/** The last time after the first, null when it was read once. */
		finishedAgainAt: moment(),
	},
	({ personId, moduleId, lessonId }) => [primaryKey({ columns: [personId, moduleId, lessonId] })],
)

/** Items of the checklist that people have checked. */
export const checkedItems = pgTable(
	'checked_items',
	{
		personId: person(),
		itemId: text().$type<ChecklistItemId>().notNull(),
		checkedAt: moment().notNull().defaultNow(),
	},
	({ personId, itemId }) => [primaryKey({ columns: [personId, itemId] })],
)

/** Stars that people gave modules they had completed: one rating each, the newest. */
export const moduleRatings = pgTable(
	'module_ratings',
	{
		personId: person(),
		moduleId: module(),
		stars: integer().notNull(),
		ratedAt: moment().notNull().defaultNow(),
	},
	({ personId, moduleId }) => [primaryKey({ columns: [personId, moduleId] }), index().on(moduleId)],
)
