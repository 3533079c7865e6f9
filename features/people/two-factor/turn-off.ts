import { Problem } from '#platform/http/problem.ts'
import type { Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import { wrongCode } from '../throttle-sign-in.ts'
import { checkCode, isAppCode, refusalOf } from './check-code.ts'
import { readTwoFactor } from './read-two-factor.ts'
import { requirePassword } from './require-password.ts'

/**
 * Turns two-factor off, and returns the cookies of the session that takes the place of this one. Throws Problem 403 for a
 * wrong password or code, 409 where it is off.
 */
export async function turnOffTwoFactor(
	context: PeopleContext,
	person: Person,
	{ password, code }: { password: string; code: string },
	client: Client,
) {
	const { auth, throttle, recordFact, db } = context
	const headers = headersOf(client)
	await requireOn(context, client)
	await requirePassword(context, person, password, client)
	await throttle.require(person.username, client.address)
	if (isAppCode(code)) await throttle.requireUnusedCode(person.id, code, 403)
	await checkCode(auth, code, headers).catch((error) => {
		refusalOf(error)
		throw wrongCode(403)
	})
	await throttle.forget(person.username, client.address)
	const off = await auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
	await recordFact(db, { personId: person.id, action: 'two-factor.turned-off', subjectId: person.id })
	return off.headers.getSetCookie()
}

/** Makes new backup codes; those before stop working. Throws Problem 403 for a wrong password, 409 where it is off. */
export async function makeBackupCodes(
	context: PeopleContext,
	person: Person,
	password: string,
	client: Client,
) {
	await requireOn(context, client)
	await requirePassword(context, person, password, client)
	const { backupCodes } = await context.auth.api.generateBackupCodes({
		body: { password },
		headers: headersOf(client),
	})
	await context.recordFact(context.db, {
		personId: person.id,
		action: 'backup-codes.made',
		subjectId: person.id,
	})
	return backupCodes
}

async function requireOn(context: PeopleContext, client: Client) {
	const { isOn } = await readTwoFactor(context, client)
	if (!isOn) throw new Problem(409, 'two-factor-off', 'Two-factor is off.')
}
