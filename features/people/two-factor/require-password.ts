import { Problem } from '#platform/http/problem.ts'
import type { PasswordAndCode, Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import { wrongCode } from '../throttle-sign-in.ts'
import { checkCode, isAppCode, refusalOf } from './check-code.ts'

/**
 * Requires the password again before sign-in settings change, so that an unattended browser is not enough. Throws Problem
 * 403 for a wrong password, 429 for too many attempts.
 */
export async function requirePassword(
	context: PeopleContext,
	person: Person,
	password: string,
	client: Client,
) {
	const { throttle } = context
	await throttle.requireSignedIn(person.id)
	await checkPassword(context, password, client)
	await throttle.forgetSignedIn(person.id)
}

/**
 * Requires both the password and a code, for people with two-factor on. Both together count as one attempt, so a correct
 * password does not allow more guesses at codes. Throws Problem 403 for a wrong password or code, 429 for too many
 * attempts.
 */
export async function requirePasswordAndCode(
	context: PeopleContext,
	person: Person,
	{ password, code }: PasswordAndCode,
	client: Client,
) {
	await context.throttle.requireSignedIn(person.id)
	await checkPassword(context, password, client)
	await checkOwnCode(context, person, code, client)
	await context.throttle.forgetSignedIn(person.id)
}

/** Requires a code alone. Throws Problem 403 for a wrong or used code, 429 for too many attempts. */
export async function requireCode(context: PeopleContext, person: Person, code: string, client: Client) {
	await context.throttle.requireSignedIn(person.id)
	await checkOwnCode(context, person, code, client)
	await context.throttle.forgetSignedIn(person.id)
}

async function checkOwnCode({ auth, throttle }: PeopleContext, { id }: Person, code: string, client: Client) {
	await throttle.requireCodeTries(id)
	if (isAppCode(code)) await throttle.requireUnusedCode(id, code, 403)
	await checkCode(auth, code, headersOf(client)).catch((error) => {
		refusalOf(error)
		throw wrongCode(403)
	})
	await throttle.forgetCodeTries(id)
}

async function checkPassword({ auth }: PeopleContext, password: string, client: Client) {
	try {
		await auth.api.verifyPassword({ body: { password }, headers: headersOf(client) })
	} catch (error) {
		refusalOf(error)
		throw new Problem(403, 'wrong-password', 'Incorrect password. Please try again.')
	}
}
