import { z } from 'zod'
import { mostRecent } from '#features/search/limits.ts'
import { storedJsonBy } from '#platform/browser/stored-value.ts'

/** By person. Ids alone: the browser keeps no names of customers. */
const stored = storedJsonBy('local', 'recent calls', z.array(z.uuid()).max(mostRecent))

/** Remembers that a person opened a call, as the first of the last five. */
export function rememberCall(personId: string, id: string): void {
	const others = (stored(personId).read() ?? []).filter((each) => each !== id)
	stored(personId).write([id, ...others].slice(0, mostRecent))
}

/** Forgets the calls that are not among those there still are. */
export function keepCalls(personId: string, ids: readonly string[]): void {
	const before = stored(personId).read() ?? []
	const kept = before.filter((id) => ids.includes(id))
	if (kept.length < before.length) stored(personId).write(kept)
}

/** Ids of the calls that a person opened last in this browser, the latest first. */
export function useRecentIds(personId: string): readonly string[] {
	return stored(personId).use() ?? []
}
