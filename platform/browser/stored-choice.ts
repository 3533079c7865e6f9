import { useSyncExternalStore } from 'react'

/** A choice that this browser remembers; `choices[0]` holds until another is made. */
export function createStoredChoice<Choice extends string>(
	name: string,
	choices: readonly [Choice, ...Choice[]],
) {
	const watchers = new Set<() => void>()

	const get = (): Choice => choices.find((choice) => choice === localStorage.getItem(name)) ?? choices[0]
	const set = (choice: Choice): void => {
		localStorage.setItem(name, choice)
		for (const watcher of watchers) watcher()
	}
	const watch = (watcher: () => void): (() => void) => {
		watchers.add(watcher)
		return () => watchers.delete(watcher)
	}
	/** The choice in a component, which is drawn anew when it changes. */
	const use = (): Choice => useSyncExternalStore(watch, get)
	return { get, set, watch, use }
}
