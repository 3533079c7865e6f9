import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { people } from '../tables.ts'

/** A username made from an email address, or from a name where that says nothing, unlike any other here. */
export async function pickUsername(tx: Transaction, person: { email: string; name: string }) {
	const wanted = wantedUsername(person)
	const rows = await tx
		.select({ username: people.username })
		.from(people)
		.where(sql`starts_with(${people.username}, ${wanted})`)
	const taken = new Set(rows.map(({ username }) => username))
	let username = wanted
	for (let number = 2; taken.has(username); number++) username = `${wanted}${number}`
	return username
}

/** Short enough that a number after it stays within the 60 characters of a username. */
export function wantedUsername({ email, name }: { email: string; name: string }) {
	const candidates = [email.split('@')[0] ?? '', name].map((text) =>
		text
			.normalize('NFKD')
			.replace(/\p{M}/gu, '')
			.toLowerCase()
			.replace(/\+.*$/, '')
			.replace(/[^a-z0-9._-]+/g, '.')
			.replace(/^[._-]+|[._-]+$/g, '')
			.slice(0, 50),
	)
	return candidates.find((candidate) => candidate.length >= 2) ?? 'person'
}
