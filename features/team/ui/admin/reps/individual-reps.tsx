import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design/card.tsx'
import type { Rep } from '#features/team/contract.ts'
import { Paged } from '../../paged.tsx'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { NoMatchingPeople } from '../no-matching-people.tsx'
import { PeriodSwitch } from '../period-switch.tsx'
import { repsList } from '../read-team.ts'
import { RepFilters } from '../rep-filters.tsx'
import { EditGoalsDialog } from './edit-goals-dialog.tsx'
import { RepsTable } from './reps-table.tsx'

type IndividualRepsProps = { search: AdminSearch; onSearch: ChangeSearch }

/** Every rep with their figures; a row opens their goals. */
export function IndividualReps({ search, onSearch }: IndividualRepsProps) {
	const list = useInfiniteQuery(repsList(search))
	const [edited, setEdited] = useState<Rep | null>(null)
	return (
		<Card aria-label="Individual reps">
			<RepFilters search={search} onSearch={onSearch} usual="all">
				<PeriodSwitch search={search} onSearch={onSearch} className="sm:ml-auto" />
			</RepFilters>
			<Paged label="Loading reps" list={list} empty={<NoMatchingPeople onSearch={onSearch} />}>
				{(reps) => <RepsTable reps={reps} search={search} onSearch={onSearch} onEdit={setEdited} />}
			</Paged>
			<EditGoalsDialog rep={edited} onClose={() => setEdited(null)} />
		</Card>
	)
}
