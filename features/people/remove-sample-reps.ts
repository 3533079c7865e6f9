import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { demoSignIns } from './demo-people.ts'
import { people } from './tables.ts'

/** Deletes those of these people who are sample people without a sign-in; others stay. */
export async function removeSampleReps(tx: Transaction, ids: readonly string[]) {
	const signIns = demoSignIns.map(({ username }) => username)
	await tx
		.delete(people)
		.where(and(inArray(people.id, [...ids]), eq(people.isDemo, true), notInArray(people.username, signIns)))
}
