import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Progress } from '#design/progress.tsx'
import { formatNumber } from '#platform/text/format-number.ts'
import { sampleCompany } from './read-sample-company.ts'

/** One line above the page while sample calls are being added. When they all are, the page shows them. */
export function SampleProgress() {
	const { data } = useQuery(sampleCompany)
	const isLoading = data?.state === 'loading'
	useRefreshAfter(isLoading)
	if (!(data && isLoading)) return null
	return (
		<div role="status" className="mb-5 flex items-center gap-3 text-muted-foreground text-sm tabular-nums">
			<p className="shrink-0">
				Adding sample calls: {formatNumber(data.scored)} of {formatNumber(data.total)}
			</p>
			<Progress
				className="max-w-60"
				label="Sample calls added"
				value={data.total ? (100 * data.scored) / data.total : 0}
			/>
		</div>
	)
}

function useRefreshAfter(isLoading: boolean) {
	const queries = useQueryClient()
	const wasLoading = useRef(false)
	useEffect(() => {
		if (wasLoading.current && !isLoading) void queries.invalidateQueries()
		wasLoading.current = isLoading
	}, [isLoading, queries])
}
