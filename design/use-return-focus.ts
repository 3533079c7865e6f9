import { useRef } from 'react'

/**
 * For dialogs opened by a key or from a menu, which have no trigger that Radix could give the focus back to:
 * it goes to what had it before, unless something else has taken it meanwhile.
 */
export function useReturnFocus() {
	const before = useRef<Element | null>(null)
	return {
		onOpenAutoFocus: () => {
			before.current = document.activeElement
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault()
			if (document.activeElement !== document.body) return
			const isThere =
				before.current instanceof HTMLElement &&
				before.current.isConnected &&
				before.current !== document.body
			const target = isThere ? (before.current as HTMLElement) : document.querySelector('main')
			target?.focus({ preventScroll: true })
		},
	}
}
