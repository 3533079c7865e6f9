import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hubModules } from '#features/learning/index.ts'
import { readSampleVoices, readSpokenTimes, sampleAudio } from './sample-audio.ts'
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

test('at least nine sample calls can be heard, each three to twelve minutes long', () => {
	const calls = new Map(readSampleCalls().map((call) => [call.id, call]))
	const times = readSpokenTimes()
	const voices = readSampleVoices()
	expect(Object.keys(times).sort()).toEqual(voices.map(({ id }) => id).sort())
	expect(voices.length).toBeGreaterThanOrEqual(9)
	for (const [id, turns] of Object.entries(times)) {
		expect(turns).toHaveLength(calls.get(id)?.turns.length ?? 0)
		const minutes = (turns.at(-1)?.end ?? 0) / 60
		expect(minutes).toBeGreaterThan(3)
		expect(minutes).toBeLessThan(12)
		expect(existsSync(sampleAudio(`${id}.mp3`))).toBe(true)
	}
})
