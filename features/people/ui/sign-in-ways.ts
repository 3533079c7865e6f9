import { queryOptions } from '@tanstack/react-query'
import type { SignInWays } from '#features/people/contract.ts'

/** Which ways in there are: the same until the server starts again. */
export const signInWays = queryOptions<SignInWays>({
	queryKey: ['/api/sign-in'],
	staleTime: Number.POSITIVE_INFINITY,
})
