import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
	ArrowRight,
	ChevronDown,
	ChevronUp,
	CircleAlert,
	Gauge,
	ShieldAlert,
	ShieldCheck,
} from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Tone } from '#design/tone.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { messageOf } from '#platform/browser/request.ts'
import { CallFacts } from './call-facts.tsx'
import { CallScore, ClosedDeal, DraftBadge } from './call-score.tsx'
import { Actions, FirstFew, Improvements, linkToMoment, Strengths } from './coaching-lists.tsx'
import { HighlightedTranscript } from './highlighted-transcript.tsx'
import { isScored, type ScoredRecording } from './is-scored.ts'
import { recentRecordings } from './read-recordings.ts'
import { ringBand } from './score-bands.ts'

/** The newest call that has its words and its score, with everything that was found in it. */
export default function LatestScoredCall({ className }: { className?: string }) {
	const titleId = useId()
	const recent = useQuery(recentRecordings)
	const call = recent.data?.find(isScored)
	return (
		<Card className={className} aria-labelledby={titleId}>
			<CardHeader className="items-center">
				<CardTitle id={titleId}>Most Recently Scored Calls</CardTitle>
				<Button asChild variant="ghost" size="sm">
					<Link to="/recordings">
						All recordings
						<ArrowRight className="size-4" aria-hidden="true" />
					</Link>
				</Button>
			</CardHeader>
			{recent.isPending ? <CallSkeleton /> : null}
			{recent.isError ? (
				<Alert tone="failed" className="mx-5 mb-5">
					{messageOf(recent.error)}
				</Alert>
			) : null}
			{recent.isSuccess && !call ? (
				<EmptyState
					icon={<Gauge />}
					title="No insights yet"
					text="Your latest scored call appears here once it has been analyzed."
				/>
			) : null}
			{call ? <ScoredCall key={call.id} call={call} /> : null}
		</Card>
	)
}

function ScoredCall({ call }: { call: ScoredRecording }) {
	const [showsTranscript, setShowsTranscript] = useState(false)
	const { analysis } = call
	const name = callTitle(call)
	const Chevron = showsTranscript ? ChevronUp : ChevronDown
	return (
		<>
			<ScoredCallHead call={call} name={name} />
			<div className="grid gap-x-8 gap-y-5 border-t px-5 py-4 md:grid-cols-2">
				<Strengths items={analysis.strengths} />
				<Improvements items={analysis.improvements} />
				<FoundList
					title="Compliance issues"
					items={analysis.complianceIssues}
					tone="critical"
					icon={<CircleAlert aria-hidden="true" />}
					none="None found."
				/>
				<FoundList
					title="Missing required disclosures"
					items={analysis.requiredDisclosures}
					tone="missing"
					icon={<ShieldAlert aria-hidden="true" />}
					none="None missing."
				/>
				<div className="border-t pt-4 md:col-span-2">
					<Actions analysis={analysis} momentLink={linkToMoment(call.id)} />
				</div>
			</div>
			<div className="border-t px-3 py-2">
				<Button
					variant="ghost"
					size="sm"
					aria-expanded={showsTranscript}
					onClick={() => setShowsTranscript(!showsTranscript)}
				>
					<Chevron className="size-4" aria-hidden="true" />
					{showsTranscript ? 'Hide full transcript' : 'Show full transcript'}
				</Button>
			</div>
			{showsTranscript ? (
				<div className="px-5 pb-5">
					<HighlightedTranscript id={call.id} name={name} />
				</div>
			) : null}
		</>
	)
}

function ScoredCallHead({ call, name }: { call: ScoredRecording; name: string }) {
	const { overallScore, isClosedDeal } = call.analysis
	const band = ringBand(overallScore)
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 pb-4">
			<CallScore score={overallScore} size={88} showPassMark />
			<div className="min-w-0 flex-1 basis-56">
				<div className="mb-1.5 flex flex-wrap gap-2">
					<Badge tone={band.tone}>{band.words}</Badge>
					{isClosedDeal ? <ClosedDeal /> : null}
					{call.isDraft ? <DraftBadge /> : null}
				</div>
				<p className="truncate font-semibold text-md" title={name}>
					{name}
				</p>
				<p className="mt-0.5 flex flex-wrap gap-x-4 text-muted-foreground text-sm">
					<CallFacts call={call} dateOnly />
				</p>
			</div>
			<Button asChild variant="outline">
				<Link to="/recordings/$id" params={{ id: call.id }}>
					Open call
				</Link>
			</Button>
		</div>
	)
}

type FoundListProps = { title: string; items: string[]; tone: Tone; icon: ReactNode; none: string }

function FoundList({ title, items, tone, icon, none }: FoundListProps) {
	const id = useId()
	const isFound = items.length > 0
	return (
		<div>
			<h3 id={id} className="mb-2 font-semibold text-sm">
				{title}
			</h3>
			{isFound ? (
				<FirstFew of={[...new Set(items)]} tone={tone} icon={icon} labeledBy={id} />
			) : (
				<FirstFew of={[none]} tone="success" icon={<ShieldCheck aria-hidden="true" />} labeledBy={id} />
			)}
		</div>
	)
}

function CallSkeleton() {
	return (
		<Loading label="Loading the latest scored call" className="space-y-4 px-5 pb-5">
			<div className="flex items-center gap-5">
				<Skeleton className="size-22 rounded-full" />
				<div className="flex-1 space-y-2">
					<Skeleton className="h-5 w-40" />
					<Skeleton className="h-4 w-64 max-w-full" />
				</div>
			</div>
			<Skeleton className="h-32" />
		</Loading>
	)
}
