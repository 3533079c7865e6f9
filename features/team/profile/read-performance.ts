import { and, count, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { readAnalyzedCalls } from '#features/analysis/index.ts'
import { readEmployee } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import { SkillCode } from '#features/playbook/contract.ts'
import { skillTitles } from '#features/playbook/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { formulas, type Performance } from '../contract.ts'
import { averageOfWeeks, ofTen } from '../figures/average-of-weeks.ts'
import { readCalendar, thisWeek } from '../figures/read-calendar.ts'
import { isRep } from '../figures/read-reps.ts'
import { presentWeek, readWeeks } from '../figures/read-weeks.ts'
import { skillCalls } from '../limits.ts'
import { countRecordings } from './list-employee-recordings.ts'
import { countSavedChats } from './list-saved-chats.ts'

const { id, ownerId, overallScore, uploadedAt } = recordings

/** How a person does, beside the team. Throws Problem 404 for an unknown id. */
export async function readPerformance(
	db: Db,
	personId: string,
	timeZone: string,
	now?: Date,
): Promise<Performance> {
	await readEmployee(db, personId)
	const calendar = await readCalendar(db, timeZone, 1, now)
	const weeks = (await readWeeks(db, [personId], calendar.weeks)).get(personId) ?? []
	const isTheirs = eq(ownerId, personId)
	const skills = await readSkills(db, isTheirs, skillCalls.person)
	const isTheTeams = inArray(ownerId, db.select({ id: people.id }).from(people).where(isRep))
	return {
		averageScore: averageOfWeeks(weeks),
		skillsBreakdown: skills.means,
		skillOccasions: skills.occasions,
		recordings: {
			total: await countRecordings(db, personId),
			thisWeek: await countSince(db, isTheirs, thisWeek(calendar)),
			scored: weeks.reduce((total, { scoredCalls }) => total + scoredCalls, 0),
		},
		chats: await countSavedChats(db, personId),
		teamAverage: await readAverage(db, isTheTeams, calendar.weeks[0] ?? calendar.today),
		teamSkills: (await readSkills(db, isTheTeams, skillCalls.team)).means,
		trend: weeks.map(presentWeek),
		formulas,
	}
}

async function countSince(db: Db, whose: SQL, start: Date) {
	const [counted] = await db
		.select({ calls: count() })
		.from(recordings)
		.where(and(whose, gte(uploadedAt, start)))
	return counted?.calls ?? 0
}

async function readAverage(db: Db, whose: SQL, start: Date) {
	const [scores] = await db
		.select({ sum: sql<number>`coalesce(sum(${overallScore}), 0)::int`, scored: count(overallScore) })
		.from(recordings)
		.where(and(whose, gte(uploadedAt, start)))
	return ofTen(scores?.sum ?? 0, scores?.scored ?? 0)
}

/** By title, the mean of each skill over those of the newest scored calls that gave occasion for it, and their number. */
async function readSkills(db: Db, whose: SQL, most: number) {
	const calls = await readAnalyzedCalls(
		db,
		and(whose, isNotNull(overallScore)),
		[desc(uploadedAt), desc(id)],
		most,
	)
	const shown = calls.flatMap(({ skills }) => skills)
	const skills = SkillCode.options.flatMap((code) => {
		const scores = shown.filter((skill) => skill.code === code).map(({ score }) => score)
		if (scores.length === 0) return []
		const total = scores.reduce((sum, score) => sum + score, 0)
		const mean = Math.round((10 * total) / scores.length) / 10
		return [{ title: skillTitles[code], mean, occasions: scores.length }]
	})
	return {
		means: Object.fromEntries(skills.map(({ title, mean }) => [title, mean])),
		occasions: Object.fromEntries(skills.map(({ title, occasions }) => [title, occasions])),
	}
}
