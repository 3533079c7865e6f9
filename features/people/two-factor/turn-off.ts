import { Problem } from '#platform/http/problem.ts'
import type { PasswordAndCode, Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf, withCookies } from '../sessions/client.ts'
import { noteChange } from './note-change.ts'
import { readTwoFactor } from './read-two-factor.ts'
import { requirePasswordAndCode } from './require-password.ts'

/**
 * Turns two-factor off, ends all other sessions, and returns the cookies of the session that takes the place of this one. Throws Problem 403 for a
 * wrong password or code, 409 where it is off.
 */
export async function turnOffTwoFactor(
	context: PeopleContext,
	person: Person,
	typed: PasswordAndCode,
	client: Client,
) {
	const { auth } = context
	await requireOn(context, client)
	await requirePasswordAndCode(context, person, typed, client)
	const off = await auth.api.disableTwoFactor({
		body: { password: typed.password },
		headers: headersOf(client),
		returnHeaders: true,
	})
	const cookies = off.headers.getSetCookie()
	await noteChange(context, person, 'two-factor.turned-off', withCookies(client, cookies))
	return cookies
}

/**
 * Makes new backup codes; those before stop working, and all other sessions end. Throws Problem 403 for a wrong password or code, 409 where it is off.
 */
export async function makeBackupCodes(
	context: PeopleContext,
	person: Person,
	typed: PasswordAndCode,
	client: Client,
) {
	await requireOn(context, client)
	await requirePasswordAndCode(context, person, typed, client)
	const { backupCodes } = await context.auth.api.generateBackupCodes({
		body: { password: typed.password },
		headers: headersOf(client),
	})
	await noteChange(context, person, 'backup-codes.made', client)
	return backupCodes
}

async function requireOn(context: PeopleContext, client: Client) {
	const { isOn } = await readTwoFactor(context, client)
	if (!isOn) throw new Problem(409, 'two-factor-off', 'Two-factor is off.')
}
