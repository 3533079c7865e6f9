import { createHmac } from 'node:crypto'
import { deriveKey } from '#platform/secrets/derive-key.ts'
import { oldSecretHours } from '../limits.ts'

type Named = { id: string; secretVersion: number }

/** The secret of an endpoint, as Standard Webhooks writes one. It is made again when asked for and never stored. */
export function endpointSecret(serverSecret: string, { id, secretVersion }: Named): string {
	const key = createHmac('sha256', deriveKey(serverSecret, 'webhook secret')).update(`${id} ${secretVersion}`)
	return `whsec_${key.digest('base64')}`
}

/** Most old secrets that a message is signed with besides that in use: a signature is 47 characters of a header. */
const mostOldSecrets = 9

/**
 * Those that a message is signed with: the one in use, and for a day after a change those before it, for receivers that made
 * several that day may have given their server any of them. Signing with one that is out of use lets no one sign.
 */
export function signingSecrets(serverSecret: string, endpoint: Named & { secretChangedAt: Date }): string[] {
	const { id, secretVersion, secretChangedAt } = endpoint
	const areOldKnown = Date.now() - secretChangedAt.getTime() < oldSecretHours * 3_600_000
	const number = areOldKnown ? Math.min(secretVersion, mostOldSecrets + 1) : 1
	return Array.from({ length: number }, (_, back) =>
		endpointSecret(serverSecret, { id, secretVersion: secretVersion - back }),
	)
}
