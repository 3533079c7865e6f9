import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { filterChoices } from '../read-recordings.ts'
import { describeFilters } from './describe-filters.ts'
import { noFilters, type RecordingsSearch } from './recordings-search.ts'

type ActiveFiltersProps = { search: RecordingsSearch; onFilter: (change: RecordingsSearch) => void }

/** What the list is filtered by, each with the way to remove it. Nothing while nothing is. */
export function ActiveFilters({ search, onFilter }: ActiveFiltersProps) {
	const { data: choices } = useQuery(filterChoices)
	const filters = describeFilters(search, choices)
	if (!filters.length) return null
	return (
		<div className="mb-4 flex flex-wrap items-center gap-2">
			<ul aria-label="Filters in use" className="contents">
				{filters.map(({ words, without }) => (
					<li key={words}>
						<Button
							variant="secondary"
							size="sm"
							aria-label={`Remove filter: ${words}`}
							onClick={() => onFilter(without)}
						>
							{words}
							<X className="size-3.5" aria-hidden="true" />
						</Button>
					</li>
				))}
			</ul>
			<Button variant="ghost" size="sm" onClick={() => onFilter(noFilters)}>
				Clear filters
			</Button>
		</div>
	)
}
