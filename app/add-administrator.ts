import { recordAuditEvent } from '#features/audit/index.ts'
import { createPerson, requireGoodPassword } from '#features/people/index.ts'
import { passwordLength } from '#features/people/limits.ts'
import type { App } from './compose-app.ts'

type Administrator = { username: string; name: string; email: string; password: string }

/**
 * Adds an administrator from the command line; the audit event has no acting user. Throws Error when the password is too
 * short, Problem 400 when it is too easy to guess, and the Problems of `createPerson`.
 */
export async function addAdministrator({ services: { db }, auth }: App, administrator: Administrator) {
	if (administrator.password.length < passwordLength.least)
		throw new Error(`The password must have at least ${passwordLength.least} characters.`)
	await requireGoodPassword(administrator.password, administrator)
	const id = await createPerson(db, auth, { ...administrator, role: 'admin' })
	const details = { role: 'admin', by: 'bin/create-admin' }
	await recordAuditEvent(db, { personId: null, action: 'person.added', subjectId: id, details })
}
