import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { Input } from '#design/input.tsx'

/** Milliseconds without a keystroke after which the search is made. */
const patience = 250
/** Characters, as many as every search on the server takes. */
const longest = 200

type SearchBoxProps = {
	/** Read aloud: "Search recordings" */
	label: string
	placeholder: string
	/** What is searched for, as it stands in the address. */
	q: string
	/** Takes the words without the spaces around them, once the typing rests. */
	onChange: (q: string) => void
	className?: string
}

/** A box whose words narrow a list while they are typed. Put it into a `search` element. */
export function SearchBox({ label, placeholder, q, onChange, className }: SearchBoxProps) {
	const [text, setText] = useState(q)
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
	// The address changed by itself: a link, or Back. While one is typing, the typed text is the truth.
	useEffect(() => {
		if (!waiting.current) setText(q)
	}, [q])
	useEffect(() => () => clearTimeout(waiting.current), [])
	return (
		<div className={classNames('relative', className)}>
			<Search
				className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
				aria-hidden="true"
			/>
			<Input
				type="search"
				maxLength={longest}
				className="pl-9"
				aria-label={label}
				placeholder={placeholder}
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
