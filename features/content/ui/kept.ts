import { useMemo, useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()

/**
 * What a person has typed or been given and the server has not: kept under `key` by this tab of the browser, over
 * reloads, until it is null again or they log out.
 */
export function useKept<Value>(key: string): [Value | null, (next: Value | null) => void] {
	const stored = useSyncExternalStore(watch, () => sessionStorage.getItem(key))
	const value = useMemo(() => parse<Value>(stored), [stored])
	return [value, (next) => keep(key, next)]
}

/** Keeps `next` under `key`; null forgets. */
export function keep(key: string, next: unknown): void {
	if (next === null) sessionStorage.removeItem(key)
	else sessionStorage.setItem(key, JSON.stringify(next))
	for (const watcher of watchers) watcher()
}

/** Forgets what is kept under `key` when it is still `value`: what was typed since stays. */
export function forgetKept(key: string, value: unknown): void {
	if (sessionStorage.getItem(key) === JSON.stringify(value)) keep(key, null)
}

function parse<Value>(stored: string | null): Value | null {
	try {
		return stored === null ? null : JSON.parse(stored)
	} catch {
		return null
	}
}

function watch(watcher: () => void): () => void {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}
