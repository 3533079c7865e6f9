// The other entry loads the provider's script wherever it is bundled, for people who buy nothing too.
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useQuery } from '@tanstack/react-query'

/** The provider's script, loaded from the provider as it demands, once in a tab; `retry` after a failure. */
export function useStripeScript(publishableKey: string) {
	const { data, isError, isFetching, refetch } = useQuery({
		queryKey: ['payment-script', publishableKey],
		queryFn: () => loadStripe(publishableKey),
		// It is the provider's own object and must stay unchanged.
		structuralSharing: false,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		networkMode: 'always',
	})
	return { stripe: data ?? null, hasFailed: isError && !isFetching, retry: refetch }
}
