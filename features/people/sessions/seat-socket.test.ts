import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seatSocket } from './seat-socket.ts'

const day = 24 * 60 * 60_000

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

test('a session that lasts weeks is not reviewed in a loop', () => {
	const seat = seatSocket('session', () => {})
	const endsAt = new Date(Date.now() + 30 * day)
	let reviews = 0
	const review = () => {
		reviews += 1
		seat.reviewAt(endsAt, review)
	}
	seat.reviewAt(endsAt, review)
	vi.advanceTimersByTime(1000)
	expect(reviews).toBe(0)
	vi.advanceTimersByTime(20 * day)
	expect(reviews).toBe(0)
	vi.advanceTimersByTime(9 * day)
	expect(reviews).toBeLessThanOrEqual(1)
	seat.leave()
})

test('the end of a session is reviewed on time, unless the socket has closed', () => {
	const [open, closed] = [vi.fn(), vi.fn()]
	const endsAt = new Date(Date.now() + 60_000)
	seatSocket('session', () => {}).reviewAt(endsAt, open)
	const gone = seatSocket('session', () => {})
	gone.reviewAt(endsAt, closed)
	gone.leave()
	vi.advanceTimersByTime(59_000)
	expect(open).not.toHaveBeenCalled()
	vi.advanceTimersByTime(2000)
	expect(open).toHaveBeenCalledOnce()
	expect(closed).not.toHaveBeenCalled()
})
