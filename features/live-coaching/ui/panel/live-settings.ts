import { queryOptions } from '@tanstack/react-query'
import { LiveSettings } from '#features/live-coaching/contract.ts'
import { readJson } from '#platform/browser/request.ts'

/** What is listened for, and what this server and person have. */
export const liveSettings = queryOptions({
	queryKey: ['/api/live/settings'],
	queryFn: ({ signal }) => readJson('/api/live/settings', LiveSettings, signal),
})
