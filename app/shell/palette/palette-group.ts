import type { LucideIcon } from 'lucide-react'

/** One line of the palette. */
export type PaletteItem = {
	/** Unlike every other line's. */
	id: string
	title: string
	icon: LucideIcon
	/** On the right: a score and a date, or where it leads. */
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
