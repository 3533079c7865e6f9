import type { Logger } from 'pino'
import Stripe from 'stripe'
import type { Db } from '#platform/db/database.ts'
import type { Settings } from '#platform/settings/read-settings.ts'

type PaymentSettings = NonNullable<Settings['payment']>

/** What every use case about money needs. */
export type Payment = {
	db: Db
	provider: Stripe
	settings: Pick<PaymentSettings, 'publishableKey' | 'webhookSecret'>
	/** Whether real money is paid: what the provider's live keys made is unknown to its test keys, and the reverse. */
	livemode: boolean
	log: Logger
}

const timeoutMilliseconds = 10_000
/** The library repeats only what is safe to repeat, with the same idempotency key. */
const retries = 1

/** The payment provider through its official library; nothing is asked of it yet. */
export function openPayment(
	db: Db,
	{ secretKey, apiUrl, ...settings }: PaymentSettings,
	log: Logger,
): Payment {
	const provider = new Stripe(secretKey, {
		protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
		host: apiUrl.hostname,
		port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443),
		timeout: timeoutMilliseconds,
		maxNetworkRetries: retries,
		telemetry: false,
	})
	return { db, provider, settings, livemode: isLivemode(secretKey), log }
}

/** The provider's test keys say that they are: https://docs.stripe.com/keys */
export const isLivemode = (secretKey: string) => !/^[sr]k_test_/.test(secretKey)
