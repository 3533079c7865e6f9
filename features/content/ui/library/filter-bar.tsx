import { Star } from 'lucide-react'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { SearchBox } from '#design/search-box.tsx'
import { Select } from '#design/select.tsx'
import type { ContentType } from '#features/content/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { contentTypes, typeNames } from '../content-types.ts'
import type { ChangeSearch, SalesContentSearch, Scope } from '../sales-content-search.ts'

type FilterBarProps = { search: SalesContentSearch; onSearch: ChangeSearch }

const scopeNames: Record<Scope, string> = {
	all: 'All content',
	mine: 'My content',
	team: 'Team',
	everyone: 'Everyone',
}

/** What the library is narrowed to. */
export function FilterBar({ search, onSearch }: FilterBarProps) {
	const isAdmin = usePerson().role === 'admin'
	const scopes = (Object.keys(scopeNames) as Scope[]).filter((scope) => isAdmin || scope !== 'everyone')
	const { type = '', scope = 'all', favorite } = search
	return (
		<search className="space-y-2 border-b p-3">
			<SearchBox
				label="Search content"
				placeholder="Search content"
				q={search.q ?? ''}
				onChange={(q) => onSearch({ q: q || undefined })}
			/>
			<div className="flex gap-2">
				<Select
					aria-label="Type"
					value={type}
					onChange={({ target }) =>
						onSearch({ type: target.value ? (target.value as ContentType) : undefined })
					}
				>
					<option value="">All types</option>
					{contentTypes.map((known) => (
						<option key={known} value={known}>
							{typeNames[known]}
						</option>
					))}
				</Select>
				<Select
					aria-label="Whose content"
					value={scope}
					onChange={({ target }) => {
						const wanted = target.value as Scope
						onSearch({ scope: wanted === 'all' ? undefined : wanted })
					}}
				>
					{scopes.map((known) => (
						<option key={known} value={known}>
							{scopeNames[known]}
						</option>
					))}
				</Select>
				<IconButton
					label="Favorites only"
					size="icon"
					variant="outline"
					data-tone="average"
					aria-pressed={favorite ?? false}
					onClick={() => onSearch({ favorite: favorite ? undefined : true })}
				>
					<Star
						className={classNames('size-4', favorite ? 'fill-current text-tone' : 'text-muted-foreground')}
						aria-hidden="true"
					/>
				</IconButton>
			</div>
		</search>
	)
}
