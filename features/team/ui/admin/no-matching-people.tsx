import { UserSearch } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import type { ChangeSearch } from './admin-search.ts'

/** In place of the reps where none is found. */
export function NoMatchingPeople({ onSearch }: { onSearch: ChangeSearch }) {
	return (
		<EmptyState
			icon={<UserSearch />}
			heading="h2"
			title="No matching reps"
			text="Try another search, or show all reps."
			action={
				<Button variant="outline" onClick={() => onSearch({ q: undefined, status: 'all' })}>
					Show all reps
				</Button>
			}
		/>
	)
}
