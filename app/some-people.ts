import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { AddedEmployee, Employee, type Invitation } from '#features/people/contract.ts'
import type { Client, SomeApp } from './some-call.ts'
import { postJson } from './some-house.ts'

/** For tests: an account that an administrator has just made, and its invitation. */
export async function someEmployee(
	admin: Client,
	person: { name: string; email: string } & Record<string, unknown>,
) {
	const answer = await postJson(admin, '/api/employees', person)
	expect(answer.status).toBe(201)
	return AddedEmployee.parse(await answer.json())
}

export const employeesOf = async (client: Client, query = '') =>
	Employee.array().parse(await (await client.request(`/api/employees${query}`)).json())

export async function patch(client: Client, id: string, change: object) {
	const headers = { 'content-type': 'application/json' }
	const body = JSON.stringify(change)
	const answer = await client.request(`/api/employees/${id}`, { method: 'PATCH', headers, body })
	return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Where the API tells of the link, and takes the password. */
export function linkAddress({ link }: Pick<Invitation, 'link'>) {
	return `/api/password-links/${new URL(link ?? '').searchParams.get('token')}`
}

type App = Pick<SomeApp, 'api'>

/** Sets a password by the link. */
export const accept = ({ api }: App, invitation: Pick<Invitation, 'link'>, password = 'seven brown foxes') =>
	postJson(api, linkAddress(invitation), { password })

export const signInAs = ({ api }: App, username: string, password = 'seven brown foxes') =>
	postJson(api, '/api/login', { username, password })

/** Whoever was signed in by an answer. */
export function clientOf({ api }: App, answer: Response): Client {
	expect(answer.status).toBe(200)
	const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
	return {
		cookie,
		request: (path, init = {}) => api.request(path, { ...init, headers: { ...init.headers, cookie } }),
	}
}

/** What the audit trail tells of somebody, from the beginning. */
export async function factsAbout({ services }: Pick<SomeApp, 'services'>, id: string) {
	const events = await services.db
		.select({ action: auditEvents.action })
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, id))
		.orderBy(auditEvents.at)
	return events.map(({ action }) => action)
}
