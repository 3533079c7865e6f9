import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AudioLines } from 'lucide-react'
import type { PaletteGroup } from '#app/shell/palette/palette-group.ts'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { displayName } from '#features/recordings/ui/display-name.ts'
import { readJson } from '#platform/browser/request.ts'

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** The calls that the server finds for the words. */
export function useCallSearch(words: string): PaletteGroup {
	const navigate = useNavigate()
	const isAsked = words !== ''
	const { data: calls = [] } = useQuery({
		queryKey: ['/api/recordings', 'palette', words],
		queryFn: ({ signal }) =>
			readJson<RecordingSummary[]>(
				`/api/recordings?view=summary&limit=5&q=${encodeURIComponent(words)}`,
				signal,
			),
		enabled: isAsked,
		placeholderData: isAsked ? keepPreviousData : undefined,
	})
	const items = calls.map((call) => ({
		id: `call ${call.id}`,
		title: displayName(call.originalName),
		icon: AudioLines,
		hint: hintOf(call),
		run: () => navigate({ to: '/recordings/$id', params: { id: call.id } }),
	}))
	return { title: 'Calls', items }
}

/** "64%, Nov 18" */
function hintOf({ analysis, uploadedAt }: RecordingSummary): string {
	const date = shortDate.format(new Date(uploadedAt))
	return typeof analysis?.overallScore === 'number' ? `${analysis.overallScore}%, ${date}` : date
}
