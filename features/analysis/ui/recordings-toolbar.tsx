import { ArrowUpDown } from 'lucide-react'
import { Button } from '#design/button.tsx'
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuRadioGroup,
	DropdownMenuRadioItem,
	DropdownMenuTrigger,
} from '#design/dropdown-menu.tsx'
import { SearchBox } from '#design/search-box.tsx'
import { Segmented } from '#design/segmented.tsx'
import { TabsList, TabsTrigger } from '#design/tabs.tsx'
import { useIsNarrow } from '#design/use-window-width.ts'
import type { RecordingFilter } from '#features/analysis/contract.ts'
import { ColumnsMenu } from './recordings/columns-menu.tsx'
import { FiltersMenu } from './recordings/filters-menu.tsx'
import { listView } from './recordings/list-view.ts'
import type { RecordingsSearch, RecordingsSort } from './recordings/recordings-search.ts'

type ToolbarProps = {
	search: RecordingsSearch
	onSearch: (search: RecordingsSearch) => void
	counts: Record<RecordingFilter, number> | undefined
}

const sorts: Record<RecordingsSort, string> = {
	newest: 'Newest',
	oldest: 'Oldest',
	highest: 'Highest score',
	lowest: 'Lowest score',
}

/** Which calls are listed, and in what order. To be put inside the `Tabs` that hold the list. */
export function RecordingsToolbar({ search, onSearch, counts }: ToolbarProps) {
	const sort = search.sort ?? 'newest'
	const view = listView.use()
	const isNarrow = useIsNarrow()
	return (
		<div className="mb-4 space-y-3">
			<TabsList aria-label="Filter recordings">
				<Tab value="all" title="All Calls" counts={counts} />
				<Tab value="passing" title="70%+ Calls" counts={counts} />
				<Tab value="failed" title="Below 70%" counts={counts} />
			</TabsList>
			<div className="flex flex-wrap gap-2">
				<search className="w-full sm:mr-auto sm:w-72">
					<SearchBox
						label="Search recordings"
						placeholder="File, agent or client"
						q={search.q ?? ''}
						onChange={(q) => onSearch({ ...search, q })}
					/>
				</search>
				<FiltersMenu search={search} onFilter={(change) => onSearch({ ...search, ...change })} />
				<DropdownMenu>
					<DropdownMenuTrigger asChild>
						<Button variant="outline" aria-label={`Sort: ${sorts[sort]}`}>
							<ArrowUpDown className="size-4" aria-hidden="true" />
							{sorts[sort]}
						</Button>
					</DropdownMenuTrigger>
					<DropdownMenuContent>
						<DropdownMenuRadioGroup
							value={sort}
							onValueChange={(next) => onSearch({ ...search, sort: next as RecordingsSort })}
						>
							{Object.entries(sorts).map(([value, title]) => (
								<DropdownMenuRadioItem key={value} value={value}>
									{title}
								</DropdownMenuRadioItem>
							))}
						</DropdownMenuRadioGroup>
					</DropdownMenuContent>
				</DropdownMenu>
				{view === 'compact' && !isNarrow ? <ColumnsMenu /> : null}
				<Segmented
					label="View"
					value={view}
					onChange={listView.set}
					options={[
						{ value: 'cards', label: 'Cards' },
						{ value: 'compact', label: 'Compact' },
					]}
				/>
			</div>
		</div>
	)
}

type TabProps = Pick<ToolbarProps, 'counts'> & { value: RecordingFilter; title: string }

function Tab({ value, title, counts }: TabProps) {
	return (
		<TabsTrigger value={value} {...(counts ? { count: counts[value] } : {})}>
			{title}
		</TabsTrigger>
	)
}
