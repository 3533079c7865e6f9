import type { Settings } from '#platform/settings/read-settings.ts'
import type { Tier } from './contract.ts'

/**
 * The plan a person is on; null where nobody pays for anything and nothing is limited. Subscriptions are not stored
 * yet: where payment is on, everybody is on Basic.
 */
export function planOf({ stripeSecretKey }: Pick<Settings, 'stripeSecretKey'>): Tier | null {
	return stripeSecretKey ? 'basic' : null
}
