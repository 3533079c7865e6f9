import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Credentials, Person } from './contract.ts'
import { mayUsePassword } from './may.ts'
import type { PeopleContext } from './people-context.ts'
import { readPerson } from './read-session.ts'
import { type Client, headersOf } from './sessions/client.ts'
import { rememberDevice } from './sessions/known-device.ts'
import { noteRefusal, noteSignIn, requireTries } from './sessions/note-sign-in.ts'
import { people, sessions } from './tables.ts'
import { challengeCookies } from './two-factor/read-challenge.ts'

/** `person` is null while a code is still needed: there is no session yet, and the cookie is for the second step. */
export type SignIn = { person: Person | null; cookies: string[] }

/**
 * Checks a username and password and begins a session of 24 h, or the second step where their account has one. Unknown
 * user, wrong password and blocked account give the same Problem 401, after the same work; too many tries give 429. A
 * right password of someone who is to sign in at the provider gives 403. Every outcome goes on the audit trail, 429
 * once a minute.
 */
export async function signIn(
	context: PeopleContext,
	{ username, password }: Credentials,
	client: Client,
): Promise<SignIn> {
	const { auth, throttle } = context
	const account = await readAccount(context, username)
	const attempt = await requireTries(context, { accountId: account?.id ?? null, username }, client)
	try {
		const { headers, response } = await auth.api.signInUsername({
			body: { username, password },
			headers: headersOf({ ...client, cookie: '' }),
			returnHeaders: true,
		})
		await requireLocalSignIn(context, account, client, response)
		const cookies = headers.getSetCookie()
		if (!isWhole(response)) return { person: null, cookies: await challengeCookies(auth, cookies) }
		await throttle.forget(attempt)
		const person = readPerson(response.user)
		await noteSignIn(context, person.id, client)
		return { person, cookies: [...cookies, await rememberDevice(context, person.id)] }
	} catch (error) {
		if (!(error instanceof APIError)) throw error
		await noteRefusal(context, account?.id ?? null, client)
		throw new Problem(401, 'wrong-credentials', 'Invalid username or password. Please try again.')
	}
}

async function readAccount({ db }: PeopleContext, username: string) {
	const [account] = await db
		.select({ id: people.id, role: people.role })
		.from(people)
		.where(eq(people.username, username.toLowerCase()))
	return account
}

type Answer = { token: string; user: unknown } | { twoFactorRedirect: boolean }

/** The library's response, whose types don't include the second step. */
const isWhole = (answer: object | null): answer is Extract<Answer, { user: unknown }> =>
	answer !== null && 'user' in answer

/** Only someone who knows the password learns that it is not enough; the session it created is never handed out. */
async function requireLocalSignIn(
	context: PeopleContext,
	account: { id: string; role: string } | undefined,
	client: Client,
	answer: object | null,
) {
	const { singleSignOn } = context.settings
	if (!account || !singleSignOn || mayUsePassword(account.role, context.settings)) return
	if (isWhole(answer)) await context.db.delete(sessions).where(eq(sessions.token, answer.token))
	await noteRefusal(context, account.id, client)
	throw new Problem(403, 'single-sign-on-only', `Sign in with ${singleSignOn.name}.`)
}
