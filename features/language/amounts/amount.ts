import type { Span } from '#platform/english/span.ts'

export type Unit = 'money' | 'percent' | 'months' | 'years' | 'weeks' | 'days' | 'accounts' | 'age' | 'none'

/** A figure with what it counts. `value` and `most` are the ends of a range, `most` null where it is none. */
export type Amount = Span & {
	value: number
	most: number | null
	unit: Unit
	/** What is counted, as it was written: 'cards'. */
	noun: string
}
