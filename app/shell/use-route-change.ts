import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** On every change of page: names the tab, scrolls to the top, and moves the focus to the heading of the page. */
export function useRouteChange(): void {
	const title = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title })
	const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
	const leadsToPlace = useRouterState({
		select: ({ resolvedLocation: to }) => Boolean(to?.hash || (to && 't' in to.search)),
	})
	const before = useRef(shown)

	useEffect(() => {
		document.title = `${title ?? '404 Page Not Found'} · Candor`
	}, [title])

	useEffect(() => {
		const isFirst = before.current === undefined
		const isSame = before.current === shown
		before.current = shown
		// An address with a hash or a second leads to a place on the page, and the page scrolls there itself.
		if (isFirst || isSame || leadsToPlace) return
		scrollTo(0, 0)
		// What leads through several pages keeps the focus.
		if (document.activeElement?.closest('[data-keeps-focus]')) return
		const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
		heading?.setAttribute('tabindex', '-1')
		heading?.focus({ preventScroll: true })
	}, [shown, leadsToPlace])
}
