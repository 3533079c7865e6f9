import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { useRef, useState } from 'react'
import { PaletteList } from '#app/shell/palette/palette-list.tsx'
import { searchPrompt } from '#app/shell/palette/search-prompt.ts'
import { usePaletteGroups } from '#app/shell/palette/use-palette-groups.ts'
import { useSearch } from '#app/shell/palette/use-search.ts'
import { Button } from '#design/button.tsx'
import { Kbd } from '#design/kbd.tsx'
import { useReturnFocus } from '#design/use-return-focus.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatCount } from '#platform/text/format-number.ts'

type PaletteProps = { onClose: () => void; onShortcuts: () => void }

/** Search and commands in one place. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
	const returnFocus = useReturnFocus()
	const { role } = usePerson()
	const [text, setText] = useState('')
	const words = text.trim()
	const search = useSearch(words)
	const groups = usePaletteGroups(words, search.found, onShortcuts)
	const [chosen, setChosen] = useState('')
	const hasMoved = useRef(false)
	const move = () => {
		hasMoved.current = true
	}
	const type = (typed: string) => {
		hasMoved.current = false
		setChosen('')
		setText(typed)
	}
	const ids = groups.flatMap((group) => group.items.map((item) => item.id))
	return (
		<Parts.Root open onOpenChange={onClose}>
			<Parts.Portal>
				<Parts.Overlay className="scrim fixed inset-0 z-40 bg-scrim" />
				<Parts.Content
					aria-describedby={undefined}
					{...returnFocus}
					className="floats fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-152 overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-float"
				>
					<Parts.Title className="sr-only">Search and commands</Parts.Title>
					<Command
						label="Search and commands"
						shouldFilter={false}
						loop
						// Results come and go while the person types: Enter opens the first until another is moved to.
						value={ids.includes(chosen) ? chosen : (ids[0] ?? '')}
						onValueChange={(id) => hasMoved.current && setChosen(id)}
						onPointerMoveCapture={move}
						onKeyDownCapture={({ key }) => /^(Arrow|Home|End)/.test(key) && move()}
					>
						<div className="flex items-center gap-3 border-b px-4">
							<Search className="size-4.5 shrink-0 text-muted-foreground" aria-hidden="true" />
							<Command.Input
								value={text}
								onValueChange={type}
								placeholder={searchPrompt(role)}
								className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none coarse:text-[1rem]"
							/>
							<Kbd>Esc</Kbd>
						</div>
						<Status search={search} count={ids.length} />
						<PaletteList groups={groups} onChoose={onClose} />
					</Command>
					<Footer onShortcuts={onShortcuts} />
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}

type StatusProps = { search: ReturnType<typeof useSearch>; count: number }

/** What the search is about, between the words and what they lead to; pages and actions need no answer. */
function Status({ search: { found, isSearching, hasFailed, tryAgain }, count }: StatusProps) {
	if (hasFailed)
		return (
			<div role="alert" className="flex items-center gap-3 border-b px-4 py-2 text-sm">
				<span className="flex-1">The search gave no answer. Pages and actions are still here.</span>
				<Button variant="outline" size="sm" onClick={tryAgain}>
					Try again
				</Button>
			</div>
		)
	const isInPart = found && !found.said.isWhole && found.calls.length === 0
	return (
		<>
			{isSearching ? <div aria-hidden="true" className="-mt-px h-px animate-pulse bg-primary" /> : null}
			<p role="status" className={isInPart ? 'border-b px-4 py-2 text-muted-foreground text-sm' : 'sr-only'}>
				{isInPart
					? 'These words are on too many calls to read all of them. Add a word that is rarer. '
					: null}
				<span className="sr-only">
					{isSearching ? 'Searching…' : found ? formatCount(count, 'result') : null}
				</span>
			</p>
		</>
	)
}

function Footer({ onShortcuts }: { onShortcuts: () => void }) {
	return (
		<div className="flex items-center gap-4 border-t bg-muted/60 px-4 py-2 text-muted-foreground text-sm">
			<span>
				<Kbd>↑</Kbd> <Kbd>↓</Kbd> move
			</span>
			<span>
				<Kbd>Enter</Kbd> open
			</span>
			<button type="button" onClick={onShortcuts} className="ml-auto min-h-6 hover:text-foreground">
				<Kbd>?</Kbd> all shortcuts
			</button>
		</div>
	)
}
