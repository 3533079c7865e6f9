import { Search, Star } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { IconButton } from '#design/icon-button.tsx'
import { Input } from '#design/input.tsx'
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
			<SearchBox q={search.q ?? ''} onChange={(q) => onSearch({ q: q || undefined })} />
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

/** Milliseconds without a keystroke after which the search is made. */
const patience = 250

function SearchBox({ q, onChange }: { q: string; onChange: (q: string) => void }) {
	const [text, setText] = useState(q)
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
	// The address changed by itself: a link, or Back. While one is typing, the typed text is the truth.
	useEffect(() => {
		if (!waiting.current) setText(q)
	}, [q])
	useEffect(() => () => clearTimeout(waiting.current), [])
	return (
		<div className="relative">
			<Search
				className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
				aria-hidden="true"
			/>
			<Input
				type="search"
				maxLength={200}
				className="pl-9"
				aria-label="Search content"
				placeholder="Search content"
				value={text}
				onChange={(event) => {
					const typed = event.target.value
					setText(typed)
					clearTimeout(waiting.current)
					waiting.current = setTimeout(() => {
						waiting.current = undefined
						onChange(typed.trim())
					}, patience)
				}}
			/>
		</div>
	)
}
