import { SampleCompany } from '#features/sample-company/contract.ts'
import { readJson } from '#platform/browser/request.ts'

const pollMilliseconds = 2_000

/** Read again while calls are being added. */
export const sampleCompany = {
	queryKey: ['sample-company'],
	queryFn: ({ signal }: { signal: AbortSignal }) => readJson('/api/sample-company', SampleCompany, signal),
	refetchInterval: ({ state: { data } }: { state: { data?: SampleCompany } }) =>
		data?.state === 'loading' ? pollMilliseconds : false,
	staleTime: Number.POSITIVE_INFINITY,
} as const
