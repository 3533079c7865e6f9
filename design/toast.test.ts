import { beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, forgetAfter, toast, watchToast } from '#design/toast.ts'

beforeEach(() => {
	vi.useFakeTimers()
	return () => vi.useRealTimers()
})

test('a toast shows what it is told', () => {
	toast({ title: 'Login Failed', description: 'Please try again.', tone: 'destructive' })

	expect(currentToast()).toMatchObject({ title: 'Login Failed', tone: 'destructive', isOpen: true })
})

test('a new toast takes the place of the old one', () => {
	toast({ title: 'First' })
	toast({ title: 'Second' })

	expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true })
})

test('a dismissed toast closes at once and is forgotten after 1,000,000 milliseconds', () => {
	const id = toast({ title: 'Saved' })
	dismissToast(id)
	expect(currentToast()).toMatchObject({ title: 'Saved', isOpen: false })

	vi.advanceTimersByTime(forgetAfter - 1)
	expect(currentToast()).not.toBeNull()

	vi.advanceTimersByTime(1)
	expect(currentToast()).toBeNull()
})

test('dismissing an old toast leaves the new one alone', () => {
	const first = toast({ title: 'First' })
	toast({ title: 'Second' })
	dismissToast(first)
	vi.advanceTimersByTime(forgetAfter)

	expect(currentToast()).toMatchObject({ title: 'Second', isOpen: true })
})

test('a new toast is not forgotten on behalf of the one before', () => {
	dismissToast(toast({ title: 'First' }))
	vi.advanceTimersByTime(forgetAfter - 1)
	toast({ title: 'Second' })
	vi.advanceTimersByTime(forgetAfter)

	expect(currentToast()).toMatchObject({ title: 'Second' })
})

test('those who watch hear of every change until they stop watching', () => {
	const watcher = vi.fn()
	const stop = watchToast(watcher)
	const id = toast({ title: 'Saved' })
	dismissToast(id)
	stop()
	toast({ title: 'Unheard' })

	expect(watcher).toHaveBeenCalledTimes(2)
})
