import { Segmented } from '#design/segmented.tsx'
import type { AdminSearch, ChangeSearch } from './admin-search.ts'

const periods = [
	{ value: '7', label: '7 days' },
	{ value: '30', label: '30 days' },
] as const

type PeriodSwitchProps = { search: AdminSearch; onSearch: ChangeSearch; className?: string }

/** The days that the figures of the whole dashboard are of. */
export function PeriodSwitch({ search, onSearch, className }: PeriodSwitchProps) {
	return (
		<Segmented
			label="Period"
			value={search.days === 7 ? '7' : '30'}
			options={periods}
			onChange={(days) => onSearch({ days: days === '7' ? 7 : undefined })}
			{...(className ? { className } : {})}
		/>
	)
}
