import { type RefObject, useEffect, useState } from 'react'

/**
 * Lets a part of the page fill the window: what is around it is out of reach until Escape is pressed or it is made
 * small again. Dialogs over it and toasts stay in reach. The part itself stays where it is, with its focus.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>) {
	const [isFull, setIsFull] = useState(false)
	useEffect(() => {
		if (!isFull || !part.current) return
		const around = elementsAround(part.current)
		for (const element of around) element.inert = true
		const answerKey = (event: KeyboardEvent) => {
			// A dialog or a tooltip that is open closes first.
			if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) setIsFull(false)
		}
		document.addEventListener('keydown', answerKey)
		return () => {
			for (const element of around) element.inert = false
			document.removeEventListener('keydown', answerKey)
		}
	}, [isFull, part])
	return { isFull, toggle: () => setIsFull(!isFull) }
}

/** Everything on the page that is neither in the part nor around it. */
function elementsAround(part: HTMLElement): HTMLElement[] {
	const page = part.closest('main')?.parentElement?.parentElement
	const found: HTMLElement[] = []
	for (let at = part; at !== page && at.parentElement; at = at.parentElement) {
		const { children } = at.parentElement
		for (const sibling of children) if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling)
	}
	return found.filter((element) => !element.inert)
}
