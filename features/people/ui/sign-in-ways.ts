import { queryOptions } from '@tanstack/react-query'
import { SignInWays } from '#features/people/contract.ts'
import { queryOf } from '#platform/browser/query-of.ts'

/** Which ways in there are: the same until the server starts again. */
export const signInWays = queryOptions({
	...queryOf('/api/sign-in', SignInWays),
	staleTime: Number.POSITIVE_INFINITY,
})
