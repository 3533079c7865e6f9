import { Person } from '#features/people/contract.ts'
import { createPerson } from '#features/people/index.ts'
import type { someOpenHouse } from '../some-open-house.ts'

export type SomeAskers = Awaited<ReturnType<typeof someAskers>>

const jon = { username: 'jon.reyes', name: 'Jon Reyes', role: 'salesrep', password: 'candor-demo' } as const

const usernames = { owner: 'maya.ortiz', other: jon.username, administrator: 'dana.whitfield' } as const

/** For tests: somebody without a session, two reps, the first of whom owns things, and an administrator. */
export async function someAskers(house: Awaited<ReturnType<typeof someOpenHouse>>) {
	await createPerson(house.services.db, house.auth, { ...jon, email: 'jon@demo.invalid', isDemo: true })
	const owner = await house.signIn(usernames.owner)
	return {
		house,
		owner,
		ownerId: Person.parse(await (await owner.fetch('/api/user')).json()).id,
		other: await house.signIn(usernames.other),
		administrator: await house.signIn(usernames.administrator),
		nobody: {
			cookie: '',
			fetch: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${house.port}${path}`, init),
		},
		/** The same person in another session. */
		signInAgain: (asker: keyof typeof usernames) => house.signIn(usernames[asker]),
	}
}
