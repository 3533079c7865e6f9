import type { Motivation } from '../contract.ts'
import { inspirations } from './inspirations/inspirations.ts'
import { pickForMinute } from './pick-for-minute.ts'

/** The line of this minute, the same for everyone; `company` is the work that it is from. */
export function dailyInspiration(at: Date): Motivation {
	const { quote, author, source, category } = pickForMinute(inspirations, at)
	return { quote, author, company: source, category }
}
