import { useQuery } from '@tanstack/react-query'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { Learned } from '#features/role-play/contract.ts'
import { formatDateTime } from '#platform/browser/format-time.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { learned } from '../sessions.ts'

type LearnedObjection = Learned['objections'][number]

/** What the prospects took from the team's calls; nothing until they were told to. */
export function LearnedPanel() {
	const { data } = useQuery(learned)
	if (!data?.updatedAt) return null
	const raised = data.objections.filter(({ calls }) => calls > 0)
	return (
		<Card className="overflow-hidden" aria-labelledby="learned">
			<CardHeader className="pb-2">
				<div>
					<CardTitle id="learned">What the prospects learned from your calls</CardTitle>
					<CardDescription>
						{formatCount(data.recordingsAnalyzed, 'recording')} read, updated {formatDateTime(data.updatedAt)}
						. Personal data is left out.
					</CardDescription>
				</div>
			</CardHeader>
			{raised.length === 0 ? (
				<p className="px-5 pb-5 text-muted-foreground">No objection was raised in these calls.</p>
			) : (
				<Table label="What the prospects learned" className="min-w-152">
					<thead>
						<tr>
							<TableHead>Objection</TableHead>
							<TableHead>Raised in</TableHead>
							<TableHead>Usually</TableHead>
							<TableHead>Handled</TableHead>
							<TableHead>In customers’ words</TableHead>
						</tr>
					</thead>
					<tbody>
						{raised.map((objection) => (
							<ObjectionRow key={objection.code} objection={objection} />
						))}
					</tbody>
				</Table>
			)}
		</Card>
	)
}

function ObjectionRow({ objection }: { objection: LearnedObjection }) {
	const { title, calls, share, meanPlace, handledShare, wordings } = objection
	const [first, ...others] = wordings
	return (
		<TableRow className="align-top [&>td]:py-3">
			<TableCell className="font-medium">{title}</TableCell>
			<TableCell className="num whitespace-nowrap">
				{formatCount(calls, 'call')} ({percent(share)})
			</TableCell>
			<TableCell className="whitespace-nowrap">{placeInWords(meanPlace)}</TableCell>
			<TableCell className="num">{percent(handledShare)}</TableCell>
			<TableCell className="w-2/5">
				{first ? <p>“{first}”</p> : <p className="text-muted-foreground">None kept</p>}
				{others.length ? (
					<details>
						<summary className="min-h-6 text-link text-sm">
							{others.length} more<span className="sr-only"> wordings of {title}</span>
						</summary>
						<ul className="space-y-1 pt-1 text-sm">
							{others.map((wording) => (
								<li key={wording}>“{wording}”</li>
							))}
						</ul>
					</details>
				) : null}
			</TableCell>
		</TableRow>
	)
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** From 0, the start of the call, to 1, its end. */
function placeInWords(place: number): string {
	if (place < 1 / 3) return 'Early in the call'
	return place < 2 / 3 ? 'Mid-call' : 'Late in the call'
}
