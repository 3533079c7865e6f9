import { z } from 'zod'

export type Size = { width: number; height: number }
export type Box = Size & { left: number; top: number }

/** Where the panel is: how far, in pixels, from the edges of the window that are nearest to it. */
export const Place = z.object({
	x: z.enum(['left', 'right']),
	dx: z.number(),
	y: z.enum(['top', 'bottom']),
	dy: z.number(),
})
export type Place = z.infer<typeof Place>

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Pixels between the panel and the edges of the window, where it starts and snaps to, and at least. */
const gap = 24
const leastGap = 8
/** Pixels that a press of an arrow key moves the panel. */
const step = 16

export const startPlace: Place = { x: 'right', dx: gap, y: 'bottom', dy: gap }

/** The place of a box in a window, moved into it where it is not. */
export function placeOf(box: Box, window: Size): Place {
	const left = clamp(box.left, window.width - box.width)
	const top = clamp(box.top, window.height - box.height)
	const right = window.width - box.width - left
	const bottom = window.height - box.height - top
	return {
		...(left < right ? { x: 'left', dx: left } : { x: 'right', dx: right }),
		...(top < bottom ? { y: 'top', dy: top } : { y: 'bottom', dy: bottom }),
	}
}

/** One press of an arrow key further, of a panel of this size. */
export function nudge({ x, dx, y, dy }: Place, direction: Direction, panel: Size, window: Size): Place {
	const left = x === 'left' ? dx : window.width - panel.width - dx
	const top = y === 'top' ? dy : window.height - panel.height - dy
	const moved = {
		left: left + { left: -step, right: step, up: 0, down: 0 }[direction],
		top: top + { left: 0, right: 0, up: -step, down: step }[direction],
	}
	return placeOf({ ...panel, ...moved }, window)
}

/** The corner that lies in a direction. */
export function snap({ x, y }: Place, direction: Direction): Place {
	return {
		x: direction === 'left' || direction === 'right' ? direction : x,
		dx: gap,
		y: direction === 'up' ? 'top' : direction === 'down' ? 'bottom' : y,
		dy: gap,
	}
}

function clamp(at: number, most: number): number {
	return Math.max(leastGap, Math.min(at, most - leastGap))
}
