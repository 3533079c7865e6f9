import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { storedJson } from '#platform/browser/stored-value.ts'
import { type Direction, nudge, Place, placeOf, snap, startPlace } from './place.ts'

const storedPlace = storedJson('local', 'live-panel-place', Place)
/** Of the window's height, what of the panel can always be seen. */
const leastHeight = '12rem'
/** As wide as the panel is, except on phones. */
const panelWidth = '22.5rem'

const directions: Record<string, Direction> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
}

/** Where the panel is, and how it is moved: dragged by `dragProps`, by keys on `keyProps`. This browser remembers it. */
export function usePlace() {
	const [place, setPlace] = useState(() => storedPlace.read() ?? startPlace)
	const panel = useRef<HTMLElement>(null)
	const grip = useRef<{ x: number; y: number } | null>(null)

	const box = () => {
		const { left, top, width, height } = panel.current?.getBoundingClientRect() ?? new DOMRect()
		return { left, top, width, height }
	}
	useEffect(() => storedPlace.write(place), [place])

	const dragProps = {
		onPointerDown(event: PointerEvent<HTMLElement>) {
			const isOther = event.target instanceof Element && event.target.closest('button:not([data-grip])')
			if (event.button !== 0 || isOther) return
			const { left, top } = box()
			grip.current = { x: event.clientX - left, y: event.clientY - top }
			event.currentTarget.setPointerCapture(event.pointerId)
		},
		onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
			if (!grip.current) return
			const { width, height } = box()
			const moved = { left: clientX - grip.current.x, top: clientY - grip.current.y, width, height }
			setPlace(placeOf(moved, windowSize()))
		},
		onPointerUp: () => {
			grip.current = null
		},
		onPointerCancel: () => {
			grip.current = null
		},
	}
	const keyProps = {
		onKeyDown(event: KeyboardEvent) {
			const direction = directions[event.key]
			if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
			event.preventDefault()
			const { shiftKey } = event
			// From the place before, not from what is painted: presses may come faster than frames.
			setPlace((place) => (shiftKey ? snap(place, direction) : nudge(place, direction, box(), windowSize())))
		},
	}
	return { panel, style: styleOf(place), dragProps, keyProps }
}

/** Held inside the window by the style itself, whatever becomes of the window's size. */
function styleOf({ x, dx, y, dy }: Place): CSSProperties {
	const fromEdge = `min(${dy}px, 100dvh - ${leastHeight})`
	return {
		[x]: `max(0px, min(${dx}px, 100vw - ${panelWidth}))`,
		[y]: fromEdge,
		maxHeight: `calc(100dvh - ${fromEdge} - 8px)`,
	}
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight })
