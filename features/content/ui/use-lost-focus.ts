import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * When what had the focus goes with a change of `shown`, gives it to the place that takes over, so that the keyboard
 * is never nowhere. `place` gets what was shown before.
 */
export function useLostFocus<Shown>(shown: Shown, place: (before: Shown) => HTMLElement | null | undefined) {
	const last = useRef(shown)
	const recover = useEffectEvent((before: Shown) => {
		if (isFocusLost()) place(before)?.focus({ preventScroll: true })
	})
	useEffect(() => {
		const before = last.current
		last.current = shown
		if (before !== shown) recover(before)
	}, [shown])
}

/** Whether what had the focus is gone or out of sight. */
export function isFocusLost(): boolean {
	const { activeElement, body } = document
	return !activeElement || activeElement === body || !activeElement.checkVisibility()
}
