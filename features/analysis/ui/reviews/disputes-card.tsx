import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardFooter, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ShowMore } from '#design/show-more.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { OpenDispute } from '#features/analysis/contract.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { formatDate, formatTimecode } from '#platform/browser/format-time.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { openDisputes } from './read-reviews.ts'
import { ReviewDialog, verdictWords } from './review-dialog.tsx'
import type { Verdict } from './use-review.ts'

/** What reps dispute and no one has decided, to be decided on the spot. */
export function DisputesCard() {
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } =
		useInfiniteQuery(openDisputes)
	const title = useRef<HTMLHeadingElement>(null)
	const disputes = data?.pages.flatMap((page) => page.items) ?? []
	const total = data?.pages[0]?.total ?? 0
	return (
		<Card aria-labelledby="open-disputes">
			<CardHeader>
				<CardTitle>
					<span id="open-disputes" ref={title} tabIndex={-1} className="outline-none">
						Open disputes
					</span>
				</CardTitle>
				<Badge tone={total ? 'warning' : 'success'}>{formatNumber(total)}</Badge>
			</CardHeader>
			{error ? (
				<Alert tone="failed" role="alert" className="mx-5 mb-5">
					{messageOf(error)}
				</Alert>
			) : null}
			{isPending ? (
				<Loading label="Loading disputes" className="px-5 pb-5">
					<Skeleton className="h-24" />
				</Loading>
			) : null}
			{data && disputes.length === 0 ? (
				<EmptyState
					icon={<ShieldCheck />}
					title="Nothing to decide"
					text="Findings that reps dispute appear here."
				/>
			) : null}
			{disputes.length > 0 ? (
				<ul className="divide-y border-t">
					{disputes.map((dispute) => (
						<DisputeRow
							key={`${dispute.recording.id} ${dispute.key}`}
							dispute={dispute}
							onDecided={() => title.current?.focus()}
						/>
					))}
				</ul>
			) : null}
			{hasNextPage ? (
				<CardFooter className="justify-center">
					<ShowMore list={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
				</CardFooter>
			) : null}
		</Card>
	)
}

type DisputeRowProps = { dispute: OpenDispute; onDecided: () => void }

function DisputeRow({ dispute: { recording, key, title, machine, dispute }, onDecided }: DisputeRowProps) {
	const [verdict, setVerdict] = useState<Verdict | null>(null)
	const isStatement = 'quote' in machine
	const isUnsure = isStatement && machine.level !== 'certain'
	const words = verdictWords(isUnsure)
	const name = callTitle(recording)
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-3.5">
			<div className="min-w-0 flex-1 basis-80">
				<h3 className="font-medium">{title}</h3>
				<p className="mt-0.5 text-sm">
					{isStatement ? `“${machine.quote}”` : `Candor says: ${machine.status}.`}
					{isUnsure ? <span className="text-muted-foreground"> Candor says: {machine.level}.</span> : null}
				</p>
				<p className="mt-1 break-words text-muted-foreground text-sm">
					{dispute.by.name}, <time dateTime={dispute.at}>{formatDate(dispute.at)}</time>: “{dispute.reason}”
				</p>
				<Link
					to="/recordings/$id"
					params={{ id: recording.id }}
					hash={isStatement ? `turn-${machine.turn}` : 'required-disclosures'}
					className="link mt-1 inline-flex min-h-6 items-center break-words text-sm"
				>
					{name}
					{isStatement && machine.start !== null ? ` at ${formatTimecode(machine.start)}` : ''}
				</Link>
			</div>
			<div className="flex gap-2">
				{(['upheld', 'overturned'] as const).map((each) => (
					<Button
						key={each}
						variant="outline"
						size="sm"
						aria-label={`${words[each]}: ${title}, ${name}`}
						onClick={() => setVerdict(each)}
					>
						{words[each]}
					</Button>
				))}
			</div>
			<ReviewDialog
				recordingId={recording.id}
				reviewKey={key}
				title={title}
				isUnsure={isUnsure}
				verdict={verdict}
				onClose={() => setVerdict(null)}
				onDone={onDecided}
			/>
		</li>
	)
}
