import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { CreditCard, Keyboard, LogOut, Monitor, Moon, Search, Sun, TrendingUp, Upload } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { useDeferredValue, useState } from 'react'
import { adminDestinations, mainDestinations } from '#app/shell/navigation.ts'
import { PaletteCalls } from '#app/shell/palette-calls.tsx'
import { PaletteGroup, PaletteItem } from '#app/shell/palette-item.tsx'
import { theme } from '#app/shell/theme.ts'
import { useGoToUpload } from '#app/shell/upload-place.ts'
import { Kbd } from '#design/kbd.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import { logOut } from '#features/people/ui/session.ts'

/** What finds things by words, in the order of the list; each draws a group of its own, or nothing. */
const searchGroups = [PaletteCalls]

type PaletteProps = { onClose: () => void; onShortcuts: () => void }

/** Search and commands in one place. */
export default function Palette({ onClose, onShortcuts }: PaletteProps) {
	const [query, setQuery] = useState('')
	const words = useDeferredValue(query.trim())
	const close = (action: () => void) => () => {
		onClose()
		action()
	}
	return (
		<Parts.Root open onOpenChange={onClose}>
			<Parts.Portal>
				<Parts.Overlay className="scrim fixed inset-0 z-40 bg-scrim" />
				<Parts.Content
					aria-describedby={undefined}
					className="floats fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-152 overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-float"
				>
					<Parts.Title className="sr-only">Search and commands</Parts.Title>
					<Command label="Search and commands" loop>
						<div className="flex items-center gap-3 border-b px-4">
							<Search className="size-4.5 shrink-0 text-muted-foreground" aria-hidden="true" />
							<Command.Input
								value={query}
								onValueChange={setQuery}
								placeholder="Search calls and pages…"
								className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none coarse:text-[1rem]"
							/>
							<Kbd>Esc</Kbd>
						</div>
						<Command.List className="max-h-[min(26rem,60vh)] overflow-y-auto p-2" label="Results">
							<Command.Empty className="px-2.5 py-6 text-center text-muted-foreground">
								Nothing found.
							</Command.Empty>
							{words
								? searchGroups.map((Group) => <Group key={Group.name} words={words} close={close} />)
								: null}
							<Pages close={close} />
							<Actions close={close} onShortcuts={onShortcuts} />
						</Command.List>
					</Command>
					<div className="flex items-center gap-4 border-t bg-muted/60 px-4 py-2 text-muted-foreground text-sm">
						<span>
							<Kbd>↑</Kbd> <Kbd>↓</Kbd> move
						</span>
						<span>
							<Kbd>Enter</Kbd> open
						</span>
						<span className="ml-auto hidden sm:inline">
							<Kbd>?</Kbd> all shortcuts
						</span>
					</div>
				</Parts.Content>
			</Parts.Portal>
		</Parts.Root>
	)
}

type Close = (action: () => void) => () => void

const furtherPages = [
	{ to: '/credit-insights', title: 'Credit Insights', icon: TrendingUp },
	{ to: '/pricing', title: 'Plans and billing', icon: CreditCard },
] as const

function Pages({ close }: { close: Close }) {
	const navigate = useNavigate()
	const isAdmin = usePerson().role === 'admin'
	const pages = [...mainDestinations, ...(isAdmin ? adminDestinations : []), ...furtherPages]
	return (
		<PaletteGroup heading="Pages">
			{pages.map((page) => (
				<PaletteItem
					key={page.to}
					icon={page.icon}
					keys={'key' in page ? ['G', page.key.toUpperCase()] : undefined}
					onSelect={close(() => navigate({ to: page.to }))}
				>
					{page.title}
				</PaletteItem>
			))}
		</PaletteGroup>
	)
}

function Actions({ close, onShortcuts }: { close: Close; onShortcuts: () => void }) {
	const goToUpload = useGoToUpload()
	return (
		<PaletteGroup heading="Actions">
			<PaletteItem icon={Upload} keys={['U']} onSelect={close(goToUpload)}>
				Upload a call
			</PaletteItem>
			<PaletteItem icon={Keyboard} keys={['?']} onSelect={close(onShortcuts)}>
				Keyboard shortcuts
			</PaletteItem>
			<PaletteItem icon={Sun} onSelect={close(() => theme.set('light'))}>
				Light theme
			</PaletteItem>
			<PaletteItem icon={Moon} onSelect={close(() => theme.set('dark'))}>
				Dark theme
			</PaletteItem>
			<PaletteItem icon={Monitor} onSelect={close(() => theme.set('system'))}>
				Theme of the system
			</PaletteItem>
			<PaletteItem icon={LogOut} onSelect={close(logOut)}>
				Log out
			</PaletteItem>
		</PaletteGroup>
	)
}
