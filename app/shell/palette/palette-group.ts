import type { LucideIcon } from 'lucide-react'
import type { Quote } from '#features/search/contract.ts'

/** One line of the palette. */
export type PaletteItem = {
	/** Unlike every other line's. */
	id: string
	/** Words said on a call have what was searched for marked in them. */
	title: string | Quote
	icon: LucideIcon
	/** Below the title: the call on which it was said. */
	detail?: string
	/** On the right: a score and a date, or what it is. */
	hint?: string
	/** On the right: the keys that do the same. */
	keys?: string[]
	run: () => void
}

export type PaletteGroup = { title: string; items: PaletteItem[] }

/** Whether every word is in the title. */
export function isFoundBy(words: string, title: string): boolean {
	const text = title.toLowerCase()
	return words
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word))
}
