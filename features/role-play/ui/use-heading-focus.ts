import { useEffect, useEffectEvent, useRef } from 'react'

/** False until something has been shown: the first page keeps the focus where the browser puts it. */
let isLater = false

/**
 * For the heading of a view: takes the focus when the view comes after another, and shows the top of the page. Not
 * when the view `leadsElsewhere`: to something of its own that takes the focus.
 */
export function useHeadingFocus(leadsElsewhere = false) {
	const heading = useRef<HTMLHeadingElement>(null)
	const show = useEffectEvent(() => {
		if (isLater && !leadsElsewhere) {
			scrollTo(0, 0)
			heading.current?.focus({ preventScroll: true })
		}
		isLater = true
	})
	useEffect(() => show(), [])
	return { ref: heading, tabIndex: -1 }
}
