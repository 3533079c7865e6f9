import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { Card, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { PracticeEffect } from '#features/learning/contract.ts'
import { messageOf, readJson } from '#platform/browser/request.ts'
import { EffectsTable } from './effects-table.tsx'

/** What practice did to a person's calls; one's own where no person is named. */
const practiceEffects = (personId: string | null) =>
	queryOptions({
		queryKey: ['/api/learning/effects', personId],
		queryFn: ({ signal }) =>
			readJson(
				`/api/learning/effects${personId ? `?${new URLSearchParams({ personId })}` : ''}`,
				z.array(PracticeEffect),
				signal,
			),
	})

type EffectsCardProps = {
	/** Whose calls; null for one's own. */
	personId: string | null
	choice?: ReactNode
}

/** What was practiced, and the ten scored calls before it beside the ten after it. */
export function EffectsCard({ personId, choice }: EffectsCardProps) {
	const { data: effects, error, refetch } = useQuery(practiceEffects(personId))
	return (
		<Card aria-labelledby="after-practice">
			<CardHeader className="flex-wrap">
				<div>
					<CardTitle id="after-practice">After practice</CardTitle>
					<CardDescription className="max-w-[72ch]">
						For each skill practiced, compares the ten scored calls before the first practice with the ten
						after it. It shows what changed, not why.
					</CardDescription>
				</div>
				{choice}
			</CardHeader>
			{error && !effects ? (
				<div className="px-5 pb-5">
					<LoadFailure onRetry={refetch}>Couldn’t load the comparison. {messageOf(error)}</LoadFailure>
				</div>
			) : effects ? (
				<Effects key={personId} effects={effects.toSorted(thoseThatCameUpFirst)} isOwn={personId === null} />
			) : (
				<Loading label="Loading the comparison" className="px-5 pb-5">
					<Skeleton className="h-28 w-full rounded-lg" />
				</Loading>
			)}
		</Card>
	)
}

function thoseThatCameUpFirst(one: PracticeEffect, other: PracticeEffect): number {
	const cameUp = ({ before, after }: PracticeEffect) => Number(before.calls + after.calls > 0)
	return cameUp(other) - cameUp(one)
}

/** More are shown on demand. */
const few = 6

function Effects({ effects, isOwn }: { effects: PracticeEffect[]; isOwn: boolean }) {
	const [showsAll, setShowsAll] = useState(effects.length <= few + 1)
	if (effects.length === 0)
		return (
			<EmptyState
				icon={<ChartNoAxesColumn />}
				title="No practice yet"
				text={
					isOwn
						? 'Finish a lesson or a role-play to compare your calls before and after it.'
						: 'After they finish a lesson or a role-play, their calls before and after it are compared here.'
				}
			/>
		)
	return (
		<>
			<EffectsTable effects={showsAll ? effects : effects.slice(0, few)} />
			{showsAll ? null : (
				<p className="border-t px-5 py-3">
					<button type="button" className="link min-h-6 text-sm" onClick={() => setShowsAll(true)}>
						Show {effects.length - few} more
					</button>
				</p>
			)}
		</>
	)
}
