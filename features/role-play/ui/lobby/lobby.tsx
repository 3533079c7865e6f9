import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { formatNumber } from '#platform/text/format-number.ts'
import { LoadDialog } from '../dialogs/load-dialog.tsx'
import type { RolePlaySearch } from '../role-play-search.ts'
import { practiceSessions } from '../sessions.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { AvailableScenarios } from './available-scenarios.tsx'
import { CreateScenario } from './create-scenario.tsx'
import { LearnedPanel } from './learned-panel.tsx'
import { RecentSessions } from './recent-sessions.tsx'
import { SessionsInProgress } from './sessions-in-progress.tsx'
import { UpdateLearning } from './update-learning.tsx'

/** What there is to practice, and what was practiced. */
export function Lobby({ search }: { search: RolePlaySearch }) {
	const heading = useHeadingFocus(Boolean(search.scenario || search.recording))
	const [showsAll, setShowsAll] = useState(false)
	return (
		<>
			<header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 {...heading} className="page-title">
						AI Role-Play Training
					</h1>
					<p className="mt-1 text-muted-foreground">
						Practice against a prospect that answers back. Every reply is scored.
					</p>
				</div>
				<div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:w-full">
					<UpdateLearning />
					<CreateScenario recording={search.recording} />
				</div>
			</header>
			<div className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-12">
				<SessionCounts className="lg:col-span-4" />
				<SessionsInProgress className="lg:col-span-8" />
			</div>
			<AvailableScenarios search={search} />
			<div className="mt-8 grid gap-5">
				<RecentSessions
					action={
						<Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
							All sessions
						</Button>
					}
				/>
				<LearnedPanel />
			</div>
			<LoadDialog open={showsAll} onOpenChange={setShowsAll} />
		</>
	)
}

function SessionCounts({ className }: { className?: string }) {
	const all = useInfiniteQuery(practiceSessions())
	const completed = useInfiniteQuery(practiceSessions('completed'))
	const counts = { 'Total sessions': all, 'Completed sessions': completed }
	return (
		<Card className={className} aria-label="Your sessions">
			<dl className="grid h-full grid-cols-2 divide-x">
				{Object.entries(counts).map(([title, { data }]) => (
					<div key={title} className="flex flex-col justify-center px-5 py-5">
						<dt className="text-muted-foreground text-sm">{title}</dt>
						<dd className="num mt-1 font-semibold text-2xl">
							{data?.pages[0] ? formatNumber(data.pages[0].total) : '–'}
						</dd>
					</div>
				))}
			</dl>
		</Card>
	)
}
