import { expect, test } from 'vitest'
import { nudge, Place, placeOf, snap, startPlace } from './place.ts'

const screen = { width: 1440, height: 900 }
const panel = { width: 360, height: 500 }

test('stores a place by its nearest edges, so that it lasts when the window changes', () => {
	expect(placeOf({ ...panel, left: 100, top: 380 }, screen)).toEqual({
		x: 'left',
		dx: 100,
		y: 'bottom',
		dy: 20,
	})
	expect(placeOf({ ...panel, left: 1060, top: 40 }, screen)).toEqual({ x: 'right', dx: 20, y: 'top', dy: 40 })
})

test('nothing leaves the window', () => {
	expect(placeOf({ ...panel, left: -300, top: 2000 }, screen)).toEqual({
		x: 'left',
		dx: 8,
		y: 'bottom',
		dy: 8,
	})
	expect(placeOf({ ...panel, left: 2000, top: -50 }, screen)).toEqual({ x: 'right', dx: 8, y: 'top', dy: 8 })
})

test('a panel larger than the window begins at its upper left', () => {
	expect(placeOf({ width: 400, height: 700, left: 50, top: 50 }, { width: 320, height: 600 })).toMatchObject({
		x: 'right',
		y: 'bottom',
	})
})

test('an arrow key moves by 16 pixels', () => {
	const place = placeOf({ ...panel, left: 100, top: 300 }, screen)
	expect(nudge(place, 'right', panel, screen)).toEqual({ x: 'left', dx: 116, y: 'bottom', dy: 100 })
	expect(nudge(place, 'down', panel, screen)).toEqual({ x: 'left', dx: 100, y: 'bottom', dy: 84 })
})

test('Shift with an arrow key goes to the corner of that side', () => {
	expect(snap({ x: 'left', dx: 300, y: 'top', dy: 120 }, 'right')).toEqual({
		x: 'right',
		dx: 24,
		y: 'top',
		dy: 24,
	})
	expect(snap(startPlace, 'up')).toEqual({ x: 'right', dx: 24, y: 'top', dy: 24 })
})

test('what was kept is a place or nothing', () => {
	expect(Place.safeParse(startPlace).success).toBe(true)
	for (const other of [null, {}, { ...startPlace, dx: null }, { ...startPlace, x: 'middle' }, 'right'])
		expect(Place.safeParse(other).success).toBe(false)
})
