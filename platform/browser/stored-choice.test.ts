import { beforeEach, expect, test, vi } from 'vitest'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'

const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
	})
	return () => vi.unstubAllGlobals()
})

test('the first choice holds until another is made', () => {
	const theme = createStoredChoice('theme', ['system', 'light', 'dark'])
	expect(theme.get()).toBe('system')

	theme.set('dark')
	expect(createStoredChoice('theme', ['system', 'light', 'dark']).get()).toBe('dark')
})

test('a stored value that is no choice counts as none', () => {
	stored.set('theme', 'purple')

	expect(createStoredChoice('theme', ['system', 'light', 'dark']).get()).toBe('system')
})

test('those who watch a choice hear of it until they stop', () => {
	const sidebar = createStoredChoice('sidebar', ['expanded', 'collapsed'])
	const watcher = vi.fn()
	const stop = sidebar.watch(watcher)
	sidebar.set('collapsed')
	stop()
	sidebar.set('expanded')

	expect(watcher).toHaveBeenCalledOnce()
})
