import { beforeEach, expect, test, vi } from 'vitest'
import { keepCalls, rememberCall } from './recent-calls.ts'

const local = new Map<string, string>()

beforeEach(() => {
	local.clear()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => local.get(key) ?? null,
		setItem: (key: string, value: string) => local.set(key, value),
		removeItem: (key: string) => local.delete(key),
	})
	return () => vi.unstubAllGlobals()
})

const id = (place: number) => `0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07${place}`
const storedOf = (person: string) => JSON.parse(local.get(`recent calls ${person}`) ?? '[]')

test('the last five calls are remembered, the latest first and each once', () => {
	for (const place of [1, 2, 3, 4, 5, 6, 2]) rememberCall('maya', id(place))
	expect(storedOf('maya')).toEqual([2, 6, 5, 4, 3].map(id))
})

test('each person has calls of their own', () => {
	rememberCall('maya', id(1))
	rememberCall('dana', id(2))
	expect([storedOf('maya'), storedOf('dana')]).toEqual([[id(1)], [id(2)]])
})

test('removed calls drop out', () => {
	for (const place of [1, 2, 3]) rememberCall('maya', id(place))
	keepCalls('maya', [id(3), id(1)])
	expect(storedOf('maya')).toEqual([3, 1].map(id))
})
