import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { clearTab, storedJson, storedJsonBy, storedText } from './stored-value.ts'

const local = new Map<string, string>()
const session = new Map<string, string>()
let isFull = false

function storageIn(stored: Map<string, string>) {
	return {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem(key: string, value: string) {
			if (isFull) throw new DOMException('Full', 'QuotaExceededError')
			stored.set(key, value)
		},
		removeItem: (key: string) => stored.delete(key),
		clear: () => stored.clear(),
	}
}

beforeEach(() => {
	isFull = false
	local.clear()
	session.clear()
	vi.stubGlobal('localStorage', storageIn(local))
	vi.stubGlobal('sessionStorage', storageIn(session))
	return () => {
		clearTab()
		vi.unstubAllGlobals()
	}
})

const Order = z.object({ seats: z.int() })

test('a value is stored as JSON under its key until it is removed', () => {
	const order = storedJson('local', 'order', Order)
	expect(order.read()).toBeNull()
	order.write({ seats: 3 })
	expect([...local]).toEqual([['order', '{"seats":3}']])
	expect(storedJson('local', 'order', Order).read()).toEqual({ seats: 3 })
	order.write(null)
	expect(local.size).toBe(0)
})

test('text is stored without quotes', () => {
	storedText('session', 'page', z.enum(['checkout', 'subscribe'])).write('checkout')
	expect([...session]).toEqual([['page', 'checkout']])
})

test.each(['{', '{"seats":"three"}', 'null', ''])(
	'a stored value that does not match counts as none: %s',
	(text) => {
		local.set('order', text)
		expect(storedJson('local', 'order', Order).read()).toBeNull()
	},
)

test('what a full storage refuses lasts until a reload, and is stored as soon as there is room', () => {
	const draft = storedJson('session', 'draft', z.string())
	draft.write('Hello')
	isFull = true
	draft.write('Hello there')
	expect(draft.read()).toBe('Hello there')
	isFull = false
	draft.write('Hello there, Denise')
	expect([...session]).toEqual([['draft', '"Hello there, Denise"']])
})

test('with storage blocked, values last until the tab is cleared', () => {
	vi.stubGlobal('sessionStorage', undefined)
	const draft = storedJson('session', 'draft', z.string())
	draft.write('Hello')
	expect(storedJson('session', 'draft', z.string()).read()).toBe('Hello')
	clearTab()
	expect(draft.read()).toBeNull()
})

test('watchers are called on every write until they stop', () => {
	const order = storedJson('local', 'order', Order)
	const watcher = vi.fn()
	const stop = order.watch(watcher)
	order.write({ seats: 3 })
	expect(watcher).toHaveBeenCalledOnce()
	stop()
	order.write(null)
	expect(watcher).toHaveBeenCalledOnce()
})

test('each person has their own value, which is the same object until it changes', () => {
	const orderOf = storedJsonBy('session', 'order', Order)
	orderOf('maya').write({ seats: 3 })
	expect([...session]).toEqual([['order maya', '{"seats":3}']])
	expect(orderOf('denise').read()).toBeNull()
	expect(orderOf('maya')).toBe(orderOf('maya'))
	expect(orderOf('maya').read()).toBe(orderOf('maya').read())
})
