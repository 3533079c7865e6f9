import { createHmac } from 'node:crypto'
import { deriveKey } from '#platform/secrets/derive-key.ts'
import { oldSecretHours } from '../limits.ts'

type Named = { id: string; secretVersion: number }

/** The secret of an endpoint, as Standard Webhooks writes one. It is made anew when asked for and never stored. */
export function endpointSecret(serverSecret: string, { id, secretVersion }: Named): string {
	const key = createHmac('sha256', deriveKey(serverSecret, 'webhook secret')).update(`${id} ${secretVersion}`)
	return `whsec_${key.digest('base64')}`
}

/** Those that a message is signed with: the one in use, and for a day after a change the one before it. */
export function signingSecrets(serverSecret: string, endpoint: Named & { secretChangedAt: Date }): string[] {
	const { id, secretVersion, secretChangedAt } = endpoint
	const inUse = endpointSecret(serverSecret, endpoint)
	const isOldKnown = Date.now() - secretChangedAt.getTime() < oldSecretHours * 3_600_000
	if (secretVersion === 1 || !isOldKnown) return [inUse]
	return [inUse, endpointSecret(serverSecret, { id, secretVersion: secretVersion - 1 })]
}
