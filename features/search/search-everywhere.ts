import { findArticles } from '#features/help/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type Found, isSearchable, mostFound } from './contract.ts'
import { findCalls } from './find-calls.ts'
import { findContent } from './find-content.ts'
import { findGuide } from './find-guide.ts'
import { findPeople } from './find-people.ts'
import { findSaid } from './find-said.ts'
import { readTyped } from './read-typed.ts'

/** Everything that the person may see and the typed words lead to; nothing for fewer than two characters. */
export async function searchEverywhere(db: Db, person: Person, q: string): Promise<Found> {
	const typed = readTyped(q)
	if (!isSearchable(q) || !typed)
		return { calls: [], said: { found: [], isWhole: true }, content: [], guide: [], help: [], people: [] }
	const [calls, said, content, people] = await Promise.all([
		findCalls(db, person, typed),
		findSaid(db, person, typed),
		findContent(db, person, typed),
		findPeople(db, person, typed),
	])
	const help = findArticles(person, q)
		.slice(0, mostFound)
		.map(({ id, title }) => ({ id, title }))
	return { calls, said, content, guide: findGuide(q), help, people }
}
