import { expect, test } from 'vitest'
import { hubModules } from '#features/learning/index.ts'
import { readSampleActivity, readSampleCalls, readSampleReps, timeOf } from './sample-data.ts'

const reps = new Set(readSampleReps().map(({ username }) => username))

test('twelve reps in three teams have more than 300 calls over ten weeks', () => {
	const calls = readSampleCalls()
	expect(reps.size).toBe(12)
	expect(new Set(readSampleReps().map(({ department }) => department)).size).toBe(3)
	expect(calls.length).toBeGreaterThan(300)
	expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
	expect(new Set(calls.map(({ rep }) => rep))).toEqual(reps)
	const days = calls.map(({ daysAgo }) => daysAgo)
	expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(60)
})

test('what is done is done by people of the sample company, with lessons and scenarios that there are', () => {
	const { assignments, lessons, rolePlays, chats, content } = readSampleActivity()
	const everyone = new Set([...reps, 'dana.whitfield', 'sam.okafor'])
	for (const { person } of [...assignments, ...lessons, ...rolePlays]) expect(reps).toContain(person)
	for (const { person } of [...chats, ...content]) expect(everyone).toContain(person)
	const lessonIds = new Set(
		hubModules.flatMap(({ id, lessons }) => lessons.map((lesson) => `${id} ${lesson.id}`)),
	)
	for (const { moduleId, lessonId } of lessons) expect(lessonIds).toContain(`${moduleId} ${lessonId}`)
	for (const { task } of assignments)
		if (task.kind === 'lesson') expect(lessonIds).toContain(`${task.moduleId} ${task.lessonId}`)
})

test('sample calls are made from Monday to Friday', () => {
	const wednesday = new Date('2026-11-25T08:00:00Z')
	const dayOf = (daysAgo: number) => timeOf({ daysAgo, at: '15:20' }, wednesday).toISOString().slice(0, 16)
	expect(dayOf(1)).toBe('2026-11-24T15:20')
	expect([dayOf(3), dayOf(4), dayOf(5)]).toEqual(Array(3).fill('2026-11-20T15:20'))
})
