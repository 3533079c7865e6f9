import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { queryOf } from '#platform/browser/query-of.ts'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'

/** How long one is shown before the next is asked for, and when it counts as old; milliseconds. */
const shownFor = 60_000
const freshFor = 8_000

/** A stopped card stays stopped on the next visit. */
const turning = {
	'/api/motivation': createStoredChoice('daily-inspiration', ['changing', 'paused']),
	'/api/health-tips': createStoredChoice('daily-tip', ['changing', 'paused']),
}

/** What the day has at `address`, another one each minute until it is stopped. */
export function useDaily<T>(address: keyof typeof turning, schema: z.ZodType<T>) {
	const choice = turning[address]
	const isStopped = choice.use() === 'paused'
	const { data, error, refetch } = useQuery({
		...queryOf(address, schema),
		staleTime: freshFor,
		refetchInterval: isStopped ? false : shownFor,
		refetchOnReconnect: !isStopped,
		refetchOnWindowFocus: false,
		retry: 1,
	})
	return { data, error, refetch, isStopped, toggle: () => choice.set(isStopped ? 'changing' : 'paused') }
}
