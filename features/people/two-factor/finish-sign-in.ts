import { Problem } from '#platform/http/problem.ts'
import type { Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { readPerson } from '../read-session.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { noteRefusal, noteSignIn, requireTries } from '../sessions/note-sign-in.ts'
import { tooManyCodes, wrongCode } from '../throttle-sign-in.ts'
import { checkCode, isAppCode, refusalOf } from './check-code.ts'
import { expiredSignIn, readChallenge } from './read-challenge.ts'

/**
 * The second step of a sign-in: creates the session if the code is correct. Throws Problem 401 for a wrong or used code
 * (`wrong-code`) and for a first step that is missing, expired or used up (`sign-in-expired`); 429 for too many attempts
 * or ten wrong codes in a row.
 */
export async function finishSignIn(
	context: PeopleContext,
	code: string,
	client: Client,
): Promise<{ person: Person; cookies: string[] }> {
	const { auth, throttle } = context
	const { cookie, id, username } = await readChallenge(context, client.cookie)
	const attempt = await requireTries(context, { accountId: id, username }, client)
	try {
		if (isAppCode(code)) await throttle.requireUnusedCode(id, code)
		const { headers, response } = await checkCode(auth, code, headersOf({ ...client, cookie }))
		await throttle.forget(attempt)
		await noteSignIn(context, id, client, { by: isAppCode(code) ? 'app code' : 'backup code' })
		const cookies = [...headers.getSetCookie(), await rememberDevice(context, id)]
		return { person: readPerson(response.user), cookies }
	} catch (error) {
		const refusal = describeRefusal(error)
		await noteRefusal(context, id, client)
		throw refusal
	}
}

function describeRefusal(error: unknown) {
	if (error instanceof Problem) return error
	const code = refusalOf(error)
	if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return wrongCode(401)
	if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return tooManyCodes()
	return expiredSignIn()
}
