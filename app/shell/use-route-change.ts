import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** On every change of page: names the tab, scrolls to the top, and moves the focus to the heading of the page. */
export function useRouteChange(): void {
	const router = useRouter()
	useEffect(() => {
		const nameTab = () => {
			const title = router.state.matches.at(-1)?.staticData.title ?? '404 Page Not Found'
			document.title = `${title} · Candor`
		}
		nameTab()
		return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
			if (fromLocation?.pathname === toLocation.pathname) return
			nameTab()
			if (!fromLocation || toLocation.hash) return
			scrollTo(0, 0)
			const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
			heading?.focus({ preventScroll: true })
		})
	}, [router])
}
