/**
 * Brings an element of a scrolling box into view, a third of the way down what the window shows of the box, unless all
 * of it is in view already. Only the box scrolls, never the page or another box, so nothing pressed elsewhere moves.
 */
export function scrollIntoBox(box: HTMLElement, element: HTMLElement): void {
	const frame = box.getBoundingClientRect()
	const seenBottom = Math.min(frame.bottom, window.innerHeight)
	const { top, bottom } = element.getBoundingClientRect()
	const isHidden = frame.height === 0
	if (isHidden || (top >= frame.top && bottom <= seenBottom)) return
	const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
	const third = Math.max(0, seenBottom - frame.top) / 3
	box.scrollTo({ top: box.scrollTop + top - frame.top - third, behavior })
}
