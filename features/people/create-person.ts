import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Auth } from './auth.ts'
import type { Role } from './contract.ts'
import { people } from './tables.ts'

type NewPerson = {
	username: string
	name: string
	role: Role
	password: string
	email: string
	title?: string
	department?: string
	startedOn?: string
	weeklyCallTarget?: number
	isDemo?: boolean
}

/** Makes an account. Throws Problem 400 for a username of other than letters, digits, dot, dash and underscore, 409 when it is taken. */
export async function createPerson(db: Db, auth: Auth, person: NewPerson) {
	if (!/^[a-z0-9._-]{2,60}$/i.test(person.username))
		throw new Problem(
			400,
			'bad-username',
			'Use 2 to 60 letters, digits, dots, dashes or underscores for the username.',
		)
	const username = person.username.toLowerCase()
	const [taken] = await db.select({ id: people.id }).from(people).where(eq(people.username, username))
	if (taken) throw new Problem(409, 'username-taken', 'This username is taken.')
	const { user } = await auth.api.createUser({
		body: {
			email: person.email,
			password: person.password,
			name: person.name,
			data: { username, displayUsername: person.username },
		},
	})
	await db
		.update(people)
		.set({
			role: person.role,
			title: person.title ?? '',
			department: person.department ?? '',
			startedOn: person.startedOn,
			weeklyCallTarget: person.weeklyCallTarget,
			isDemo: person.isDemo ?? false,
		})
		.where(eq(people.id, user.id))
	return user.id
}
