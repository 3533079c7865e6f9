import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Auth } from './auth.ts'
import type { DemoSignIns } from './contract.ts'
import { createPerson } from './create-person.ts'
import { people, sessions } from './tables.ts'

const password = 'candor-demo'
/** Distinguishes people deactivated because this is not a demo from those whom an administrator deactivated. */
const shutOut = 'Sample sign-in of a demo'

/** The sample sign-ins. They work only when `settings.demo` is on. */
export const demoSignIns: DemoSignIns = [
	{ username: 'dana.whitfield', name: 'Dana Whitfield', role: 'admin', password },
	{ username: 'sam.okafor', name: 'Sam Okafor', role: 'admin', password },
	{ username: 'maya.ortiz', name: 'Maya Ortiz', role: 'salesrep', password },
]
const positions: Record<string, { title: string; department: string }> = {
	'dana.whitfield': { title: 'Sales Director', department: 'Sales' },
	'sam.okafor': { title: 'Compliance Manager', department: 'Compliance' },
	'maya.ortiz': { title: 'Debt Consultant', department: 'Enrollment East' },
}

/** Makes the sample people sign-ins can use when this is a demo, and shuts them out when it is not. */
export async function keepDemoPeople(db: Db, auth: Auth, isDemo: boolean) {
	if (!isDemo) return shutOutDemoPeople(db)
	for (const person of demoSignIns) {
		const [known] = await db.select().from(people).where(eq(people.username, person.username))
		if (!known)
			await createPerson(db, auth, {
				...person,
				...positions[person.username],
				email: `${person.username}@fernbrook.example`,
				isDemo: true,
			})
	}
	await db
		.update(people)
		.set({ banned: false, banReason: null })
		.where(and(eq(people.isDemo, true), eq(people.banReason, shutOut)))
}

async function shutOutDemoPeople(db: Db) {
	await db
		.update(people)
		.set({ banned: true, banReason: shutOut })
		.where(and(eq(people.isDemo, true), eq(people.banned, false)))
	const sampled = await db.select({ id: people.id }).from(people).where(eq(people.isDemo, true))
	const ids = sampled.map(({ id }) => id)
	if (ids.length) await db.delete(sessions).where(inArray(sessions.userId, ids))
}
