import type { HealthTip } from '../../contract.ts'

type Advice = Pick<HealthTip, 'tip' | 'benefitsFor' | 'duration'> & Partial<Pick<HealthTip, 'difficulty'>>

/** Tips on one subject that rest on one page or publication of an institution; easy unless they say otherwise. */
export function advice(category: string, author: string, tips: Advice[]): HealthTip[] {
	return tips.map((tip) => ({ difficulty: 'easy', category, author, ...tip }))
}
