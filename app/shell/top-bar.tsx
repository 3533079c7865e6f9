import { Link } from '@tanstack/react-router'
import { Keyboard, Menu, PanelLeft, Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AccountMenu } from '#app/shell/account-menu.tsx'
import { searchPrompt } from '#app/shell/palette/search-prompt.ts'
import { sidebar, toggleSidebar } from '#app/shell/sidebar.tsx'
import { ThemeMenu } from '#app/shell/theme-menu.tsx'
import { useIsIdle } from '#app/shell/use-is-idle.ts'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { Kbd } from '#design/kbd.tsx'
import { Logo } from '#design/logo.tsx'
import { usePerson } from '#features/people/ui/person.tsx'

const UploadChip = lazy(() => import('#features/recordings/ui/upload-chip.tsx'))
const DialerStatus = lazy(() => import('#features/live-coaching/ui/panel/dialer-status.tsx'))

const paletteKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

type TopBarProps = { onMenu: () => void; onSearch: () => void; onShortcuts: () => void }

export function TopBar({ onMenu, onSearch, onShortcuts }: TopBarProps) {
	const isCollapsed = sidebar.use() === 'collapsed'
	const isIdle = useIsIdle()
	return (
		<header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background/90 px-4 backdrop-blur lg:px-6">
			<Button
				variant="ghost"
				size="icon-sm"
				className="-ml-1 lg:hidden"
				aria-label="Open menu"
				onClick={onMenu}
			>
				<Menu className="size-5" aria-hidden="true" />
			</Button>
			<Link to="/" className="flex items-center gap-2 lg:hidden" aria-label="Candor home">
				<Logo className="size-6" />
				<span className="font-semibold text-md tracking-tight">Candor</span>
			</Link>
			<IconButton
				className="-ml-2 hidden lg:inline-flex"
				label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
				aria-expanded={!isCollapsed}
				onClick={toggleSidebar}
			>
				<PanelLeft className="size-4.5" aria-hidden="true" />
			</IconButton>
			<button
				type="button"
				onClick={onSearch}
				aria-haspopup="dialog"
				className="hidden h-9 w-88 items-center gap-2.5 rounded-lg border bg-card px-3 text-base text-muted-foreground hover:border-border-strong lg:flex"
			>
				<Search className="size-4" aria-hidden="true" />
				<span className="flex-1 text-left">{searchPrompt(usePerson().role)}</span>
				<Kbd>{paletteKeys}</Kbd>
			</button>
			<div className="ml-auto flex items-center gap-1">
				<Suspense>{isIdle ? <DialerStatus /> : null}</Suspense>
				<Suspense>{isIdle ? <UploadChip /> : null}</Suspense>
				<IconButton className="lg:hidden" label="Search" onClick={onSearch}>
					<Search className="size-4.5" aria-hidden="true" />
				</IconButton>
				<IconButton className="hidden lg:inline-flex" label="Keyboard shortcuts" onClick={onShortcuts}>
					<Keyboard className="size-4.5" aria-hidden="true" />
				</IconButton>
				<ThemeMenu />
				<AccountMenu onShortcuts={onShortcuts} />
			</div>
		</header>
	)
}
