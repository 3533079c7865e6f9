import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '#design/card.tsx'
import type { Rep } from '#features/team/contract.ts'
import { Paged } from '../../paged.tsx'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { NoMatchingPeople } from '../no-matching-people.tsx'
import { repsList } from '../read-team.ts'
import { RepFilters } from '../rep-filters.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ImportPeople } from './import-people.tsx'
import type { Selection } from './selection.ts'
import { UsersTable } from './users-table.tsx'

type UserManagementProps = { search: AdminSearch; onSearch: ChangeSearch }

/** The accounts of reps: several are selected and then changed together. */
export function UserManagement({ search, onSearch }: UserManagementProps) {
	const list = useInfiniteQuery(repsList(search))
	const [selection, setSelection] = useState<Selection>(new Map())
	const select = (reps: readonly Rep[], isSelected: boolean) => {
		const next = new Map(selection)
		for (const rep of reps) {
			if (isSelected) next.set(rep.id, rep)
			else next.delete(rep.id)
		}
		setSelection(next)
	}
	return (
		<Card aria-label="User management">
			<RepFilters search={search} onSearch={onSearch} usual="all">
				<ImportPeople />
			</RepFilters>
			{selection.size ? (
				<BulkBar selection={selection} days={search.days} onClear={() => setSelection(new Map())} />
			) : null}
			<Paged label="Loading users" list={list} empty={<NoMatchingPeople onSearch={onSearch} />}>
				{(reps) => <UsersTable reps={reps} selection={selection} onSelect={select} />}
			</Paged>
		</Card>
	)
}
