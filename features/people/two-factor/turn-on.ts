import { Problem } from '#platform/http/problem.ts'
import type { Auth } from '../auth.ts'
import type { Person, TwoFactorSetup } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf, withCookies } from '../sessions/client.ts'
import { wrongCode } from '../throttle-sign-in.ts'
import { isAppCode, refusalOf } from './check-code.ts'
import { readTwoFactor } from './read-two-factor.ts'
import { recordTwoFactorChange } from './record-two-factor-change.ts'
import { requirePassword } from './require-password.ts'

/**
 * Makes what the authenticator app is to be given, in place of what was made and not confirmed. Throws Problem 403 for a
 * wrong password, 409 where two-factor is on.
 */
export async function beginTwoFactor(
	context: PeopleContext,
	person: Person,
	password: string,
	client: Client,
): Promise<TwoFactorSetup> {
	await requireOff(context, client)
	await requirePassword(context, person, password, client)
	const made = await context.auth.api.enableTwoFactor({
		body: { password, method: 'totp' },
		headers: headersOf(client),
	})
	if (made.method !== 'totp') throw new Error('the auth library created no secret')
	const { totpURI: uri, backupCodes } = made
	return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', backupCodes }
}

/**
 * Turns two-factor on with a first code from the app and ends all other sessions. Returns the cookies of the session that
 * replaces this one. Throws Problem 403 for a wrong code, 409 if two-factor is already on or setup has not begun.
 */
export async function confirmTwoFactor(context: PeopleContext, person: Person, code: string, client: Client) {
	const { auth, throttle } = context
	await requireOff(context, client)
	await throttle.requireSignedIn(person.id)
	if (!isAppCode(code)) throw wrongCode(403)
	await throttle.requireUnusedCode(person.id, code, 403)
	const cookies = await verify(auth, code, client)
	await throttle.forgetSignedIn(person.id)
	await recordTwoFactorChange(context, person, 'two-factor.turned-on', withCookies(client, cookies))
	return cookies
}

async function verify(auth: Auth, code: string, client: Client) {
	try {
		const { headers } = await auth.api.verifyTOTP({
			body: { code },
			headers: headersOf(client),
			returnHeaders: true,
		})
		return headers.getSetCookie()
	} catch (error) {
		if (refusalOf(error) === 'INVALID_CODE') throw wrongCode(403)
		throw new Problem(409, 'nothing-to-confirm', 'There is nothing to confirm. Please start over.')
	}
}

async function requireOff(context: PeopleContext, client: Client) {
	const { isOn } = await readTwoFactor(context, client)
	if (isOn) throw new Problem(409, 'two-factor-on', 'Two-factor is already on.')
}
