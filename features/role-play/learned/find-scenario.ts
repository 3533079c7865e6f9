import { and, desc, eq, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { SeededRandom } from '#platform/random/seeded-random.ts'
import type { Scenario } from '../contract.ts'
import { usualObjections } from '../from-call/usual-objections.ts'
import type { ProspectScript } from '../prospect/script.ts'
import { scenarios } from '../scenarios/index.ts'
import { presentScenario } from '../sessions/present-session.ts'
import { practiceScenarios } from '../tables.ts'
import { adaptScript, addLikelyObjection } from './adapt-script.ts'
import { readLearned } from './read-learned.ts'

/** Scenarios made from calls that are listed, the newest; older ones can still be played by their id. */
const mostFromCalls = 100

/** Every scenario the person may play, those made from calls first, as the calls read so far have taught them. */
export async function listScenarios(db: Db, person: Person): Promise<Scenario[]> {
	const learned = await readLearned(db, person)
	const fromCalls = await db
		.select()
		.from(practiceScenarios)
		.where(mayBePlayedBy(person))
		.orderBy(desc(practiceScenarios.createdAt), desc(practiceScenarios.id))
		.limit(mostFromCalls)
	const scripts = [...fromCalls.map(({ id, script }) => ({ id, ...script })), ...scenarios]
	return scripts.map((script) => presentScenario(adaptScript(script, learned)))
}

/**
 * A scenario to be played. `chance` seeds what real calls make likely; null plays it as it was written. Throws the same
 * Problem 404 for one that does not exist and for somebody else's.
 */
export async function findScenario(
	db: Db,
	person: Person,
	id: string,
	seed: number | null,
): Promise<ProspectScript> {
	const written = scenarios.find((scenario) => scenario.id === id) ?? (await findFromCall(db, person, id))
	if (!written) throw new Problem(404, 'scenario-not-found', 'This scenario was not found.')
	if (seed === null) return written
	const learned = await readLearned(db, person)
	const adapted = adaptScript(written, learned)
	return addLikelyObjection(adapted, learned, usualObjections, new SeededRandom(seed).next())
}

async function findFromCall(db: Db, person: Person, id: string): Promise<ProspectScript | null> {
	if (!z.uuid().safeParse(id).success) return null
	const [row] = await db
		.select()
		.from(practiceScenarios)
		.where(and(eq(practiceScenarios.id, id), mayBePlayedBy(person)))
	return row ? { id: row.id, ...row.script } : null
}

const mayBePlayedBy = (person: Person) =>
	or(eq(practiceScenarios.ownerId, person.id), eq(practiceScenarios.isForTeam, true))
