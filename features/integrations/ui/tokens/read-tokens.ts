import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#design/toast.ts'
import { ApiToken, CreatedToken, type NewToken } from '#features/integrations/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'

const tokensAt = (address: string) =>
	infiniteQueryOptions({
		queryKey: [address],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams(pageParam ? { cursor: pageParam } : {})
			return readPage(`${address}?${query}`, ApiToken, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})

export const ownTokens = tokensAt('/api/tokens')
export const allTokens = tokensAt('/api/admin/tokens')

/** Makes a token, which is in the answer and nowhere else. */
export function useCreateToken() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (token: NewToken) => requestJson('POST', '/api/tokens', CreatedToken, token),
		onSuccess: () => refresh(queries),
	})
}

export function useRevokeToken() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', `/api/tokens/${id}`),
		onSuccess: () => toast({ title: 'Token revoked', tone: 'success' }),
		onError: (error) =>
			toast({ title: 'Token not revoked', description: messageOf(error), tone: 'destructive' }),
		onSettled: () => refresh(queries),
	})
}

const refresh = (queries: ReturnType<typeof useQueryClient>) =>
	Promise.all([ownTokens, allTokens].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
