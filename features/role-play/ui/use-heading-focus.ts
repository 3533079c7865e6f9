import { useEffect, useRef } from 'react'

/** False until something has been shown: the first page keeps the focus where the browser puts it. */
let isLater = false

/** For the heading of a view: takes the focus when the view comes after another, and shows the top of the page. */
export function useHeadingFocus() {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		if (isLater && heading.current) {
			scrollTo(0, 0)
			heading.current.focus({ preventScroll: true })
		}
		isLater = true
	}, [])
	return { ref: heading, tabIndex: -1 }
}
