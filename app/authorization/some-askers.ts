import { Person } from '#features/people/contract.ts'
import { createPerson } from '#features/people/index.ts'
import type { someListeningApp } from '../some-open-house.ts'

export type SomeAskers = Awaited<ReturnType<typeof someAskers>>

const jon = { username: 'jon.reyes', name: 'Jon Reyes', role: 'salesrep', password: 'candor-demo' } as const

const usernames = { owner: 'maya.ortiz', other: jon.username, administrator: 'dana.whitfield' } as const

/** For tests: somebody without a session, two reps, the first of whom owns things, and an administrator. */
export async function someAskers(app: Awaited<ReturnType<typeof someListeningApp>>) {
	await createPerson(app.services.db, app.auth, { ...jon, email: 'jon@demo.invalid', isDemo: true })
	const owner = await app.signIn(usernames.owner)
	return {
		app,
		owner,
		ownerId: Person.parse(await (await owner.fetch('/api/user')).json()).id,
		other: await app.signIn(usernames.other),
		administrator: await app.signIn(usernames.administrator),
		nobody: {
			cookie: '',
			fetch: (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${app.port}${path}`, init),
		},
		/** The same person in another session. */
		signInAgain: (asker: keyof typeof usernames) => app.signIn(usernames[asker]),
	}
}
