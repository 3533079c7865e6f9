import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { FetchingLine } from '#app/shell/fetching-line.tsx'
import { adminDestinations, mainDestinations } from '#app/shell/navigation.ts'
import { Sidebar, toggleSidebar } from '#app/shell/sidebar.tsx'
import { TopBar } from '#app/shell/top-bar.tsx'
import { useGoToUpload } from '#app/shell/upload-place.ts'
import { useIsIdle } from '#app/shell/use-is-idle.ts'
import { useRouteChange } from '#app/shell/use-route-change.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { SampleProgress } from '#features/sample-company/ui/sample-progress.tsx'
import { type Shortcuts, useShortcuts } from '#platform/browser/shortcuts.ts'

const MobileMenu = lazy(() => import('#app/shell/mobile-menu.tsx'))
const Palette = lazy(() => import('#app/shell/palette/palette.tsx'))
const LiveCoaching = lazy(() => import('#features/live-coaching/ui/panel/live-coaching.tsx'))
const Tour = lazy(async () => ({ default: (await import('#features/sample-company/ui/tour.tsx')).Tour }))
const ShortcutsDialog = lazy(() => import('#app/shell/shortcuts-dialog.tsx'))

type Open = 'menu' | 'palette' | 'shortcuts' | null

/** Everything around a page: the ways to other pages, to search, to help and out. */
export function Shell() {
	const [open, setOpen] = useState<Open>(null)
	/** Once opened it stays, to slide out when it closes. */
	const [hasMenu, setHasMenu] = useState(false)
	const openMenu = () => {
		setHasMenu(true)
		setOpen('menu')
	}
	const close = useCallback(() => setOpen(null), [])
	const isIdle = useIsIdle()
	useRouteChange()
	useShellShortcuts(setOpen)
	return (
		<div className="flex min-h-dvh">
			<a
				href="#main"
				className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-card focus:px-4 focus:py-2 focus:shadow-float"
			>
				Skip to content
			</a>
			<FetchingLine />
			<Sidebar />
			<div className="flex min-w-0 flex-1 flex-col">
				<TopBar
					onMenu={openMenu}
					onSearch={() => setOpen('palette')}
					onShortcuts={() => setOpen('shortcuts')}
				/>
				<main id="main" className="page outline-none" tabIndex={-1}>
					<SampleProgress />
					<Outlet />
				</main>
			</div>
			<Suspense>
				{hasMenu ? <MobileMenu isOpen={open === 'menu'} onClose={close} /> : null}
				{open === 'palette' ? <Palette onClose={close} onShortcuts={() => setOpen('shortcuts')} /> : null}
				{open === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
			</Suspense>
			<Suspense>{isIdle ? <LiveCoaching /> : null}</Suspense>
			<Suspense>{isIdle ? <Tour /> : null}</Suspense>
		</div>
	)
}

function useShellShortcuts(setOpen: (open: Open) => void): void {
	const navigate = useNavigate()
	const goToUpload = useGoToUpload()
	const { role } = usePerson()
	const destinations = role === 'admin' ? [...mainDestinations, ...adminDestinations] : mainDestinations
	const ways: Shortcuts = {}
	for (const destination of destinations) {
		if ('key' in destination) ways[`g ${destination.key}`] = () => navigate({ to: destination.to })
	}
	useShortcuts({
		...ways,
		'mod+k': () => setOpen('palette'),
		'/': () => setOpen('palette'),
		'?': () => setOpen('shortcuts'),
		'[': toggleSidebar,
		u: goToUpload,
	})
}
