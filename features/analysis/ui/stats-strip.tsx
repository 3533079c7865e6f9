import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '#design/alert.tsx'
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { Tone } from '#design/tone.ts'
import type { Stats } from '#features/analysis/contract.ts'
import { passMark } from '#features/analysis/limits.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { stats } from './read-recordings.ts'

/** How many calls pass, in three tiles and one split bar. */
export function StatsStrip({ className }: { className?: string }) {
	const { data, error, isPending } = useQuery(stats)
	return (
		<Card aria-label="Call statistics" className={classNames('flex flex-col justify-center p-5', className)}>
			{isPending ? (
				<Loading label="Loading statistics" className="grid gap-4 sm:grid-cols-3">
					{['passing', 'failed', 'rate'].map((tile) => (
						<Skeleton key={tile} className="h-20" />
					))}
				</Loading>
			) : null}
			{error ? <Alert tone="failed">{messageOf(error)}</Alert> : null}
			{data ? <Tiles stats={data} /> : null}
		</Card>
	)
}

function Tiles({ stats: { passingCalls, failedCalls, passRate } }: { stats: Stats }) {
	const scored = passingCalls + failedCalls
	return (
		<>
			<dl className="grid grid-cols-3 divide-x">
				<Tile title="Passing Calls" tone="success" value={formatNumber(passingCalls)}>
					{passMark}% or more
				</Tile>
				<Tile title="Failed Calls" tone="failed" value={formatNumber(failedCalls)}>
					Below {passMark}%
				</Tile>
				<Tile title="Pass Rate" value={`${Math.round(passRate)}%`}>
					{scored ? `Of ${formatNumber(scored)} scored` : 'No calls scored yet'}
				</Tile>
			</dl>
			{scored ? (
				<div className="mt-4 flex h-1.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
					<span data-tone="success" className="bg-tone" style={{ flex: passingCalls }} />
					<span data-tone="failed" className="bg-tone" style={{ flex: failedCalls }} />
				</div>
			) : null}
		</>
	)
}

type TileProps = { title: string; value: string; tone?: Tone; children: ReactNode }

function Tile({ title, value, tone, children }: TileProps) {
	return (
		<div className="flex flex-col px-3 first:pl-0 last:pr-0 sm:px-6">
			<dt className="flex items-center gap-2 text-muted-foreground text-sm">
				{tone ? <span className="dot" data-tone={tone} aria-hidden="true" /> : null}
				{title}
			</dt>
			<dd>
				<span className="num mt-1 block font-semibold text-2xl">{value}</span>
				<span className="block text-muted-foreground text-sm">{children}</span>
			</dd>
		</div>
	)
}
