import { APIError } from 'better-auth/api'
import type { Auth } from '../auth.ts'

/**
 * Checks a code of the authenticator app (six digits) or a backup code, which is used up by it. `headers` carry a session
 * or a sign-in that waits for its second step, which then begins a session. Throws the auth library's APIError.
 */
export async function checkCode(auth: Auth, code: string, headers: Headers) {
	const check = isAppCode(code) ? auth.api.verifyTOTP : auth.api.verifyBackupCode
	return check({ body: { code }, headers, returnHeaders: true })
}

export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** The auth library's name of what it refused, such as INVALID_CODE. */
export function refusalOf(error: unknown): string {
	if (!(error instanceof APIError)) throw error
	return String(error.body?.code ?? '')
}
