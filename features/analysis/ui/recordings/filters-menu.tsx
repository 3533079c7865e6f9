import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { DateRangeFields } from '#design/date-range-fields.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '#design/popover.tsx'
import { Select } from '#design/select.tsx'
import type { CallState } from '#features/analysis/contract.ts'
import { filterChoices } from '../read-recordings.ts'
import { describeFilters, stateTitles } from './describe-filters.ts'
import { RepSelect, RuleSelect } from './filter-selects.tsx'
import { callStates, noFilters, periods, type RecordingsSearch } from './recordings-search.ts'

type FilterProps = {
	search: RecordingsSearch
	/** Changes what is given, and leaves the rest. */
	onFilter: (change: RecordingsSearch) => void
}

/** The button that opens the filters, with the number of those in use. */
export function FiltersMenu({ search, onFilter }: FilterProps) {
	const { data: choices } = useQuery(filterChoices)
	const count = describeFilters(search, choices).length
	return (
		<Popover>
			<PopoverTrigger asChild>
				<Button variant="outline">
					<ListFilter className="size-4" aria-hidden="true" />
					Filters
					{count ? (
						<span className="num rounded-md bg-muted px-1.5 text-sm">
							{count}
							<span className="sr-only"> in use</span>
						</span>
					) : null}
				</Button>
			</PopoverTrigger>
			<PopoverContent
				aria-label="Filters"
				align="end"
				className="max-h-(--radix-popover-content-available-height) w-84 max-w-[calc(100vw-1.5rem)] space-y-3.5 overflow-y-auto"
			>
				{choices?.reps.length ? (
					<RepSelect reps={choices.reps} value={search.rep} onChange={(rep) => onFilter({ rep })} />
				) : null}
				<DateFilter search={search} onFilter={onFilter} />
				<ScoreFilter search={search} onFilter={onFilter} />
				<RuleSelect
					rules={choices?.rules ?? []}
					value={search.rule}
					onChange={(rule) => onFilter({ rule })}
				/>
				<StateFilter search={search} onFilter={onFilter} />
				<Button variant="ghost" size="sm" disabled={count === 0} onClick={() => onFilter(noFilters)}>
					Clear filters
				</Button>
			</PopoverContent>
		</Popover>
	)
}

function DateFilter({ search, onFilter }: FilterProps) {
	const { days, from, to } = search
	const [isCustom, setIsCustom] = useState(Boolean(from || to))
	const value = days ?? (isCustom || from || to ? 'custom' : '')
	const choose = (chosen: string) => {
		setIsCustom(chosen === 'custom')
		const period = periods.find((each) => String(each) === chosen)
		onFilter({ days: period, ...(chosen === 'custom' ? {} : { from: undefined, to: undefined }) })
	}
	return (
		<>
			<Field label="Date">
				{(wiring) => (
					<Select {...wiring} value={value} onChange={(event) => choose(event.target.value)}>
						<option value="">Any time</option>
						{periods.map((period) => (
							<option key={period} value={period}>
								Last {period} days
							</option>
						))}
						<option value="custom">Custom range</option>
					</Select>
				)}
			</Field>
			{value === 'custom' ? (
				<div className="grid grid-cols-2 gap-3">
					<DateRangeFields from={from} to={to} onChange={onFilter} />
				</div>
			) : null}
		</>
	)
}

const scoreEnds = { minScore: 'Lowest score', maxScore: 'Highest score' } as const

function ScoreFilter({ search, onFilter }: FilterProps) {
	return (
		<div className="grid grid-cols-2 gap-3">
			{(['minScore', 'maxScore'] as const).map((end) => (
				<Field key={end} label={scoreEnds[end]}>
					{(wiring) => (
						<Input
							{...wiring}
							type="number"
							inputMode="numeric"
							min={0}
							max={100}
							placeholder={end === 'minScore' ? '0' : '100'}
							value={search[end] ?? ''}
							onChange={({ target }) => {
								if (target.validity.valid)
									onFilter({ [end]: target.value === '' ? undefined : target.valueAsNumber })
							}}
						/>
					)}
				</Field>
			))}
		</div>
	)
}

function StateFilter({ search, onFilter }: FilterProps) {
	return (
		<Field label="State">
			{(wiring) => (
				<Select
					{...wiring}
					value={search.state ?? ''}
					onChange={(event) => onFilter({ state: (event.target.value as CallState) || undefined })}
				>
					<option value="">Any state</option>
					{callStates.map((state) => (
						<option key={state} value={state}>
							{stateTitles[state]}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}
