import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized, readQueryKey } from '#platform/browser/request.ts'

/**
 * The browser's store of answers: reads the query key as an address, never retries, takes every answer for
 * stale, asks again only when told to, and forgets what nobody shows after five minutes.
 * `onUnauthorized` is called when any read or change is refused for want of a session.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
	const onError = (error: unknown) => {
		if (isUnauthorized(error)) onUnauthorized()
	}
	return new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
		defaultOptions: {
			queries: {
				queryFn: readQueryKey({ onUnauthorized: 'throw' }),
				retry: false,
				staleTime: 0,
				gcTime: 5 * 60_000,
				refetchOnWindowFocus: false,
				refetchInterval: false,
			},
			mutations: { retry: false },
		},
	})
}
