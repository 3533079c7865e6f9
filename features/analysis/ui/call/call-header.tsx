import { Link, useNavigate } from '@tanstack/react-router'
import {
	ArrowLeft,
	ArrowLeftRight,
	Download,
	Drama,
	Ellipsis,
	Gavel,
	Lock,
	LockOpen,
	RotateCw,
	Trash2,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { CallFacts } from '#features/analysis/ui/call-facts.tsx'
import { ClosedDeal, DraftBadge } from '#features/analysis/ui/call-score.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { HoldBadge, HoldNote } from '#features/recordings/ui/retention/hold-note.tsx'
import {
	useDeleteRecording,
	useRetryRecording,
	useSwapSpeakers,
} from '#features/recordings/ui/use-recording-actions.ts'
import { formatDate } from '#platform/browser/format-time.ts'

const DeleteDialog = lazy(() => import('#features/recordings/ui/retention/delete-dialog.tsx'))
const HoldDialog = lazy(() => import('#features/recordings/ui/retention/hold-dialog.tsx'))

type CallHeaderProps = {
	call: RecordingDetail
	/** Spans with what else is known of the call. */
	facts?: ReactNode
	/** Items of the menu that lead beyond it. */
	menuItems?: ReactNode
}

/** Which call this is, and what can be done with it. */
export function CallHeader({ call, facts, menuItems }: CallHeaderProps) {
	return (
		<header className="mb-4 shrink-0">
			<BackToRecordings />
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<div className="flex flex-wrap items-center gap-2.5">
						<h1 className="page-title break-words outline-none" tabIndex={-1}>
							{callTitle(call)}
						</h1>
						{call.analysis?.isClosedDeal ? <ClosedDeal /> : null}
						{call.isDraft ? <DraftBadge /> : null}
						{call.isHeld ? <HoldBadge /> : null}
					</div>
					<p className="mt-1 flex flex-wrap gap-x-4 text-muted-foreground">
						<CallFacts call={call} />
						{facts}
					</p>
					{call.speakersSwapped ? <SwapNote swap={call.speakersSwapped} /> : null}
					{call.legalHold ? <HoldNote hold={call.legalHold} /> : null}
				</div>
				<div className="flex flex-wrap gap-2">
					<CallMenu call={call} menuItems={menuItems} />
					{call.analysis ? (
						<Button asChild>
							<Link to="/role-play" search={{ recording: call.id }}>
								<Drama className="size-4" aria-hidden="true" />
								Practice this call
							</Link>
						</Button>
					) : null}
				</div>
			</div>
		</header>
	)
}

/** Who changed which words count, shown to readers of the score. */
function SwapNote({ swap: { by, at } }: { swap: NonNullable<RecordingDetail['speakersSwapped']> }) {
	return (
		<p className="mt-1 break-words text-muted-foreground text-sm">
			Speakers swapped{by ? ` by ${by.name}` : ''}, <time dateTime={at}>{formatDate(at)}</time>
		</p>
	)
}

export function BackToRecordings() {
	return (
		<Link
			to="/recordings"
			className="mb-1 inline-flex min-h-6 items-center gap-1.5 font-medium text-muted-foreground text-sm hover:text-foreground"
		>
			<ArrowLeft className="size-4" aria-hidden="true" />
			All Recordings
		</Link>
	)
}

function CallMenu({ call, menuItems }: Pick<CallHeaderProps, 'call' | 'menuItems'>) {
	const [asks, setAsks] = useState<'delete' | 'hold' | null>(null)
	const navigate = useNavigate()
	const isAdmin = usePerson().role === 'admin'
	const retry = useRetryRecording()
	const swap = useSwapSpeakers()
	const deletion = useDeleteRecording(() => navigate({ to: '/recordings' }))
	const mayChange = call.status !== 'processing'
	return (
		<>
			<DropdownMenu>
				<DropdownMenuTrigger asChild>
					<Button variant="outline" size="icon" aria-label="More actions">
						<Ellipsis className="size-4" aria-hidden="true" />
					</Button>
				</DropdownMenuTrigger>
				<DropdownMenuContent>
					{call.hasAudio ? (
						<DropdownMenuItem asChild>
							<a href={`/api/recordings/${call.id}/audio?download=1`} download>
								<Download aria-hidden="true" />
								Download audio
							</a>
						</DropdownMenuItem>
					) : null}
					<DropdownMenuItem disabled={!mayChange} onSelect={() => retry.mutate(call.id)}>
						<RotateCw aria-hidden="true" />
						Retry AI Analyzer
					</DropdownMenuItem>
					{call.transcript ? (
						<DropdownMenuItem disabled={!mayChange} onSelect={() => swap.mutate(call.id)}>
							<ArrowLeftRight aria-hidden="true" />
							Swap speakers
						</DropdownMenuItem>
					) : null}
					{isAdmin ? (
						<>
							<DropdownMenuItem asChild>
								<Link to="/compliance-review">
									<Gavel aria-hidden="true" />
									Compliance Review
								</Link>
							</DropdownMenuItem>
							<DropdownMenuItem onSelect={() => setAsks('hold')}>
								{call.isHeld ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
								{call.isHeld ? 'Lift legal hold' : 'Place legal hold'}
							</DropdownMenuItem>
						</>
					) : null}
					{menuItems}
					<DropdownMenuSeparator />
					<DropdownMenuItem destructive onSelect={() => setAsks('delete')}>
						<Trash2 aria-hidden="true" />
						Delete recording
					</DropdownMenuItem>
				</DropdownMenuContent>
			</DropdownMenu>
			<Suspense>
				{asks === 'delete' ? (
					<DeleteDialog
						recording={call}
						onClose={() => setAsks(null)}
						onDelete={(id) => deletion.mutate(id)}
					/>
				) : null}
				{asks === 'hold' ? <HoldDialog call={call} onClose={() => setAsks(null)} /> : null}
			</Suspense>
		</>
	)
}
