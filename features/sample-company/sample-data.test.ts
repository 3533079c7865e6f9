import { expect, test } from 'vitest'
import { readSampleActivity, readSampleCalls, readSampleReps } from './sample-data.ts'

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

test('assignments are for people of the sample company', () => {
	for (const { person } of readSampleActivity().assignments) expect(reps).toContain(person)
})
