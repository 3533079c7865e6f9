import { ArrowDown, ArrowUp } from 'lucide-react'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { PracticeEffect } from '#features/learning/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import { changeOf, whatIsCounted, writeBasis, writeResult } from './write-side.ts'

/** What was practiced, a row each: before, after, and which way it went. */
export function EffectsTable({ effects }: { effects: PracticeEffect[] }) {
	return (
		<Table label="Calls before and after practice">
			<thead>
				<tr className="border-t">
					<TableHead>Practiced</TableHead>
					<TableHead className="max-sm:hidden">Measure</TableHead>
					<TableHead>Before</TableHead>
					<TableHead>After</TableHead>
				</tr>
			</thead>
			<tbody>
				{effects.map((effect) => (
					<EffectRow key={`${effect.subject.kind} ${effect.subject.code}`} effect={effect} />
				))}
			</tbody>
		</Table>
	)
}

const practicedBy = { lesson: 'Lesson', role_play: 'Role-play' } as const

function EffectRow({ effect }: { effect: PracticeEffect }) {
	const { subject, title, practicedAt } = effect
	return (
		<TableRow>
			<th
				scope="row"
				className="min-w-32 border-t sm:min-w-48 py-2 pr-3 pl-5 text-left align-top font-normal"
			>
				<span className="font-medium">{title}</span>
				<span className="block text-muted-foreground text-sm">
					{practicedBy[effect.practicedBy]}, {formatDate(practicedAt)}
				</span>
			</th>
			<TableCell className="py-2 align-top text-muted-foreground max-sm:hidden">
				{whatIsCounted[subject.kind]}
			</TableCell>
			<SideCell effect={effect} side="before" />
			<SideCell effect={effect} side="after" />
		</TableRow>
	)
}

function SideCell({ effect, side }: { effect: PracticeEffect; side: 'before' | 'after' }) {
	const { kind } = effect.subject
	const result = writeResult(kind, effect[side])
	const basis = writeBasis(kind, effect[side], side)
	return (
		<TableCell className="py-2 align-top sm:min-w-32">
			{result ? <span className="text-muted-foreground sm:hidden">{whatIsCounted[kind]} </span> : null}
			{result ? <span className="num font-medium">{result}</span> : null}
			{result && side === 'after' ? <Change effect={effect} /> : null}
			{basis ? <span className="num block text-muted-foreground text-sm">{basis}</span> : null}
		</TableCell>
	)
}

function Change({ effect }: { effect: PracticeEffect }) {
	const change = changeOf(effect)
	if (!change) return null
	const Icon = change === 'better' ? ArrowUp : ArrowDown
	return (
		<span
			data-tone={change === 'better' ? 'success' : 'warning'}
			className="ml-2 inline-flex items-center gap-0.5 text-sm text-tone-text"
		>
			<Icon className="size-3.5" aria-hidden="true" />
			{change}
		</span>
	)
}
