import type { LiveEntry } from '#features/live-coaching/contract.ts'
import { readWords } from '../hints/read-words.ts'

/** The phrase that was said, of those a trigger listens for: in the newest entry, or where it goes on with the one before. */
export function wordsSaid(phrases: readonly string[], entries: readonly LiveEntry[]): string | null {
	const written = (text: string) => ` ${readWords(text).join(' ')} `
	const longestFirst = phrases.toSorted((a, b) => b.length - a.length)
	for (const newest of [entries.slice(-1), entries.slice(-2)]) {
		const said = written(newest.map(({ text }) => text).join(' '))
		const found = longestFirst.find((phrase) => said.includes(written(phrase)))
		if (found) return found
	}
	return null
}
