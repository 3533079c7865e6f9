import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AudioLines } from 'lucide-react'
import { PaletteGroup, PaletteItem } from '#app/shell/palette-item.tsx'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { readJson } from '#platform/browser/request.ts'

type PaletteCallsProps = { words: string; close: (action: () => void) => () => void }

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** The calls that the server finds for the words. */
export function PaletteCalls({ words, close }: PaletteCallsProps) {
	const navigate = useNavigate()
	const { data: calls = [] } = useQuery({
		queryKey: ['/api/recordings', 'palette', words],
		queryFn: ({ signal }) =>
			readJson<RecordingSummary[]>(
				`/api/recordings?view=summary&limit=5&q=${encodeURIComponent(words)}`,
				signal,
			),
		placeholderData: keepPreviousData,
	})
	if (calls.length === 0) return null
	return (
		<PaletteGroup heading="Calls" isFound>
			{calls.map((call) => (
				<PaletteItem
					key={call.id}
					isFound
					icon={AudioLines}
					value={`call ${call.id}`}
					hint={hintOf(call)}
					onSelect={close(() => navigate({ to: '/recordings/$id', params: { id: call.id } }))}
				>
					{call.originalName}
				</PaletteItem>
			))}
		</PaletteGroup>
	)
}

/** "64%, Nov 18" */
function hintOf({ analysis, uploadedAt }: RecordingSummary): string {
	const date = shortDate.format(new Date(uploadedAt))
	return typeof analysis?.overallScore === 'number' ? `${analysis.overallScore}%, ${date}` : date
}
