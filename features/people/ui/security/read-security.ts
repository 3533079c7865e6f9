import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Session, TwoFactorState } from '#features/people/contract.ts'

export const twoFactorState = queryOptions<TwoFactorState>({ queryKey: ['/api/two-factor'] })
export const ownSessions = queryOptions<Session[]>({ queryKey: ['/api/sessions'] })

/** Turning two-factor on or off begins a new session in place of this one. */
export const refreshSecurity = (queries: QueryClient) =>
	Promise.all([
		queries.invalidateQueries({ queryKey: twoFactorState.queryKey }),
		queries.invalidateQueries({ queryKey: ownSessions.queryKey }),
	])
