import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { startApp } from '#app/compose-app.ts'
import { people } from '#features/people/tables.ts'
import { readSettings } from '#platform/settings/read-settings.ts'

export type Agent = { personId: string; agentId: string; cookie: string }

/**
 * Makes a company of `agents` reps and one administrator, each signed in, straight in the database that
 * `environment` names: for benchmarks only. Nobody has a password.
 */
export async function fillFloor(environment: Record<string, string>, agents: number) {
	const app = await startApp(readSettings(environment), pino({ level: 'warn' }))
	const numbers = Array.from({ length: agents }, (_, at) => 1001 + at)
	const floor = numbers.map((number) => someone(`agent-${number}`, 'salesrep'))
	const admin = someone('floor-admin', 'admin')
	await app.services.db.insert(people).values([...floor, admin])
	const { internalAdapter, secret, authCookies } = await app.auth.$context
	/** A cookie as signing in sets it: the token of a session, signed by the server. */
	const signIn = async (personId: string) => {
		const { token } = await internalAdapter.createSession(personId)
		const signature = createHmac('sha256', secret).update(token).digest('base64')
		return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`
	}
	const signedIn: Agent[] = []
	for (const [at, { id }] of floor.entries())
		signedIn.push({ personId: id, agentId: String(numbers[at]), cookie: await signIn(id) })
	const adminCookie = await signIn(admin.id)
	await app.stop()
	return { agents: signedIn, adminCookie }
}

const someone = (username: string, role: 'salesrep' | 'admin') => ({
	id: `bench-${username}`,
	name: username,
	email: `${username}@example.com`,
	username,
	role,
})
