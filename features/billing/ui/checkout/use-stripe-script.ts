import type { Stripe } from '@stripe/stripe-js'
// The other entry loads the provider's script wherever it is bundled, for people who buy nothing too.
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useEffect, useState } from 'react'

/** The provider's script, loaded from the provider as it demands; `retry` after a failure. */
export function useStripeScript(publishableKey: string) {
	const [stripe, setStripe] = useState<Stripe | null>(null)
	const [hasFailed, setHasFailed] = useState(false)
	const [attempt, setAttempt] = useState(1)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
	useEffect(() => {
		let isCurrent = true
		setHasFailed(false)
		loadStripe(publishableKey).then(
			(loaded) => isCurrent && setStripe(loaded),
			() => isCurrent && setHasFailed(true),
		)
		return () => {
			isCurrent = false
		}
	}, [publishableKey, attempt])
	return { stripe, hasFailed, retry: () => setAttempt(attempt + 1) }
}
