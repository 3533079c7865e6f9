import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { useState } from 'react'
import type { PaletteGroup } from '#app/shell/palette/palette-group.ts'
import { PaletteList } from '#app/shell/palette/palette-list.tsx'
import { useActions } from '#app/shell/palette/use-actions.ts'
import { useCallSearch } from '#app/shell/palette/use-call-search.ts'
import { useContentSearch } from '#app/shell/palette/use-content-search.ts'
import { usePages } from '#app/shell/palette/use-pages.ts'
import { useScenarios } from '#app/shell/palette/use-scenarios.ts'
import { Kbd } from '#design/kbd.tsx'
import { useReturnFocus } from '#design/use-return-focus.ts'

type PaletteProps = { onClose: () => void; onShortcuts: () => void }

/** Search and commands in one place. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
	const returnFocus = useReturnFocus()
	const [text, setText] = useState('')
	const groups = usePaletteGroups(text.trim(), onShortcuts)
	const [chosen, setChosen] = useState('')
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
						// Results come and go while the person types: there is always one to open with Enter.
						value={ids.includes(chosen) ? chosen : (ids[0] ?? '')}
						onValueChange={setChosen}
					>
						<div className="flex items-center gap-3 border-b px-4">
							<Search className="size-4.5 shrink-0 text-muted-foreground" aria-hidden="true" />
							<Command.Input
								value={text}
								onValueChange={setText}
								placeholder="Search calls and pages…"
								className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none coarse:text-[1rem]"
							/>
							<Kbd>Esc</Kbd>
						</div>
						<PaletteList groups={groups} onChoose={onClose} />
					</Command>
					<Footer />
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}

/** Everything that answers to words, in the order of the list. A new kind of search joins here. */
function usePaletteGroups(words: string, onShortcuts: () => void): PaletteGroup[] {
	const groups = [
		useCallSearch(words),
		usePages(words),
		useContentSearch(words),
		useScenarios(words),
		useActions(words, onShortcuts),
	]
	return groups.filter((group) => group.items.length > 0)
}

function Footer() {
	return (
		<div className="flex items-center gap-4 border-t bg-muted/60 px-4 py-2 text-muted-foreground text-sm">
			<span>
				<Kbd>↑</Kbd> <Kbd>↓</Kbd> move
			</span>
			<span>
				<Kbd>Enter</Kbd> open
			</span>
		</div>
	)
}
