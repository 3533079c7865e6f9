import { KeyRound, Target, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { mostPeopleAtOnce } from '#features/people/limits.ts'
import { mostReportIds } from '#features/team/limits.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import type { AdminSearch } from '../admin-search.ts'
import { ReportMenu } from '../report/report-menu.tsx'
import { ResetPasswords } from './reset-passwords.tsx'
import type { Selection } from './selection.ts'
import { TeamGoalsDialog } from './team-goals-dialog.tsx'

type BulkBarProps = { selection: Selection; days: AdminSearch['days']; onClear: () => void }

/** What can be done to all who are selected. */
export function BulkBar({ selection, days, onClear }: BulkBarProps) {
	const [open, setOpen] = useState<'reset' | 'goals' | null>(null)
	const reps = [...selection.values()]
	const active = reps.filter(({ status }) => status === 'active')
	const ids = reps.map(({ id }) => id)
	const areTooMany = reps.length > mostPeopleAtOnce
	return (
		<section
			aria-label="Actions on the selected users"
			className="sticky top-14 z-10 flex flex-wrap items-center gap-2 border-t bg-muted px-5 py-2.5"
		>
			<p role="status" className="mr-auto font-medium">
				{formatNumber(reps.length)} selected
				{areTooMany ? (
					<span className="font-normal text-muted-foreground">, of at most {mostPeopleAtOnce} at a time</span>
				) : null}
			</p>
			<Button
				variant="outline"
				size="sm"
				disabled={!active.length || areTooMany}
				onClick={() => setOpen('reset')}
			>
				<KeyRound className="size-4" aria-hidden="true" />
				Force password reset
			</Button>
			<Button variant="outline" size="sm" disabled={areTooMany} onClick={() => setOpen('goals')}>
				<Target className="size-4" aria-hidden="true" />
				Update team goals
			</Button>
			{reps.length > mostReportIds ? (
				<p className="text-muted-foreground text-sm">
					A report can include at most {mostReportIds} selected reps.
				</p>
			) : (
				<ReportMenu days={days} ids={ids} size="sm" />
			)}
			<IconButton label="Clear selection" onClick={onClear}>
				<X className="size-4" aria-hidden="true" />
			</IconButton>
			<ResetPasswords
				reps={active}
				leftOut={reps.length - active.length}
				open={open === 'reset'}
				onClose={() => setOpen(null)}
			/>
			<TeamGoalsDialog ids={ids} open={open === 'goals'} onClose={() => setOpen(null)} />
		</section>
	)
}
