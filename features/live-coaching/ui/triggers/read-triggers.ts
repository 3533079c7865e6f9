import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { TriggerInUse } from '#features/live-coaching/contract.ts'
import { readJson } from '#platform/browser/request.ts'

export const triggersAddress = '/api/admin/triggers'

/** Every trigger by its title, with the counts of its hints. */
export const allTriggers = queryOptions({
	queryKey: [triggersAddress],
	queryFn: ({ signal }) => readJson(triggersAddress, z.array(TriggerInUse), signal),
})
