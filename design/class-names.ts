import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
	extend: {
		classGroups: { shadow: [{ shadow: ['card', 'raised', 'float'] }], 'font-size': [{ text: ['md'] }] },
	},
})

/** Joins class names; where two set the same thing, the later one wins. */
export function classNames(...values: ClassValue[]): string {
	return merge(clsx(values))
}
