import { useSyncExternalStore } from 'react'
import type { z } from 'zod'

/** `local` persists and is shared by all tabs; `session` belongs to one tab and ends with it. */
type Area = 'local' | 'session'

export type StoredValue<Value> = {
	/** Null when nothing is stored, or something that does not match the schema. */
	read: () => Value | null
	/** Null removes the value. */
	write: (value: Value | null) => void
	/** Calls `watcher` after every write in this tab, until the returned function is called. */
	watch: (watcher: () => void) => () => void
	/** The value in a component, which renders again when it changes. */
	use: () => Value | null
}

/** A value that this browser stores as JSON. Writing never throws: see `writeText`. */
export function storedJson<Value>(area: Area, key: string, schema: z.ZodType<Value>): StoredValue<Value> {
	return storedValue<Value>(
		area,
		key,
		(text) => schema.safeParse(parseJson(text)).data ?? null,
		JSON.stringify,
	)
}

/** Values stored as JSON by person or thing: the key is the name and the ids, separated by spaces. */
export function storedJsonBy<Value>(
	area: Area,
	name: string,
	schema: z.ZodType<Value>,
): (...ids: string[]) => StoredValue<Value> {
	const known = new Map<string, StoredValue<Value>>()
	return (...ids) => {
		const key = [name, ...ids].join(' ')
		const value = known.get(key) ?? storedJson(area, key, schema)
		known.set(key, value)
		return value
	}
}

/** A value that this browser stores as plain text. */
export function storedText<Text extends string>(
	area: Area,
	key: string,
	schema: z.ZodType<Text>,
): StoredValue<Text> {
	return storedValue(area, key, (text) => schema.safeParse(text).data ?? null, String)
}

/** Removes everything that this tab stored. */
export function clearTab(): void {
	for (const id of notStored.keys()) if (id.startsWith('session ')) notStored.delete(id)
	try {
		storageOf('session').clear()
	} catch {
		// Blocked: nothing was stored.
	}
}

function storedValue<Value>(
	area: Area,
	key: string,
	parse: (text: string) => Value | null,
	format: (value: Value) => string,
): StoredValue<Value> {
	const watchers = new Set<() => void>()
	let parsed: { text: string | null; value: Value | null } = { text: null, value: null }
	// React compares snapshots by identity: the same text must give the same object.
	const read = () => {
		const text = readText(area, key)
		if (text !== parsed.text) parsed = { text, value: text === null ? null : parse(text) }
		return parsed.value
	}
	const write = (value: Value | null) => {
		writeText(area, key, value === null ? null : format(value))
		for (const watcher of watchers) watcher()
	}
	const watch = (watcher: () => void) => {
		watchers.add(watcher)
		return () => watchers.delete(watcher)
	}
	const use = () => useSyncExternalStore(watch, read)
	return { read, write, watch, use }
}

/** Values that full or blocked storage rejected, kept in memory so that text boxes keep their text. */
const notStored = new Map<string, string | null>()

function readText(area: Area, key: string): string | null {
	const kept = notStored.get(`${area} ${key}`)
	if (kept !== undefined) return kept
	try {
		return storageOf(area).getItem(key)
	} catch {
		return null
	}
}

/** Storage throws if it is full, and always in some private windows. The value then lasts until the page reloads. */
function writeText(area: Area, key: string, text: string | null): void {
	const id = `${area} ${key}`
	try {
		if (text === null) storageOf(area).removeItem(key)
		else storageOf(area).setItem(key, text)
		notStored.delete(id)
	} catch {
		notStored.set(id, text)
	}
}

/** With cookies blocked, even accessing the property throws. */
function storageOf(area: Area): Storage {
	return area === 'local' ? localStorage : sessionStorage
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
