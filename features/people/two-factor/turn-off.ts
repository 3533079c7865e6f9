import { Problem } from '#platform/http/problem.ts'
import type { PasswordAndCode, Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf, withCookies } from '../sessions/client.ts'
import { readTwoFactor } from './read-two-factor.ts'
import { recordTwoFactorChange } from './record-two-factor-change.ts'
import { requirePasswordAndCode } from './require-password.ts'

/**
 * Turns two-factor off and ends all other sessions. Returns the cookies of the session that replaces this one. Throws
 * Problem 403 for a wrong password or code, 409 if two-factor is off.
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
	await recordTwoFactorChange(context, person, 'two-factor.turned-off', withCookies(client, cookies))
	return cookies
}

/**
 * Creates new backup codes, invalidates the old ones and ends all other sessions. Throws Problem 403 for a wrong password
 * or code, 409 if two-factor is off.
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
	await recordTwoFactorChange(context, person, 'backup-codes.made', client)
	return backupCodes
}

async function requireOn(context: PeopleContext, client: Client) {
	const { isOn } = await readTwoFactor(context, client)
	if (!isOn) throw new Problem(409, 'two-factor-off', 'Two-factor is off.')
}
