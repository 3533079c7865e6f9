import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { Session, TwoFactorState } from '#features/people/contract.ts'
import { queryOf } from '#platform/browser/query-of.ts'

export const twoFactorState = queryOf('/api/two-factor', TwoFactorState)
export const ownSessions = queryOf('/api/sessions', z.array(Session))

/** Turning two-factor on or off begins a new session in place of this one. */
export const refreshSecurity = (queries: QueryClient) =>
	Promise.all([
		queries.invalidateQueries({ queryKey: twoFactorState.queryKey }),
		queries.invalidateQueries({ queryKey: ownSessions.queryKey }),
	])
