import { Problem } from '#platform/http/problem.ts'
import type { TwoFactorState } from '../contract.ts'
import { mustUseTwoFactor } from '../may.ts'
import type { PeopleContext } from '../people-context.ts'
import { readPerson } from '../read-session.ts'
import { type Client, headersOf } from '../sessions/client.ts'

/** How the owner of this session signs in. */
export async function readTwoFactor(
	{ auth, settings }: PeopleContext,
	client: Client,
): Promise<TwoFactorState> {
	const session = await auth.api.getSession({ headers: headersOf(client), query: { disableRefresh: true } })
	if (!session) throw new Problem(401, 'not-signed-in', 'Your session has ended. Please sign in.')
	const { user } = session
	const isOn = user.twoFactorEnabled === true
	const codes = isOn ? await auth.api.viewBackupCodes({ body: { userId: user.id } }) : null
	return {
		isOn,
		isRequired: mustUseTwoFactor(readPerson(user).role, settings),
		isSingleSignOn: session.session.isSingleSignOn === true,
		backupCodesLeft: codes?.backupCodes.length ?? null,
	}
}
