/**
 * Brings an element of a scrolling box into view, a third of the way down, unless all of it is in view already. Only
 * the box scrolls, never the page or another box, so nothing that was pressed elsewhere moves.
 */
export function scrollIntoBox(box: HTMLElement, element: HTMLElement): void {
	const frame = box.getBoundingClientRect()
	const { top, bottom } = element.getBoundingClientRect()
	const isHidden = frame.height === 0
	if (isHidden || (top >= frame.top && bottom <= frame.bottom)) return
	const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
	box.scrollTo({ top: box.scrollTop + top - frame.top - frame.height / 3, behavior })
}
