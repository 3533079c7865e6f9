import { z } from 'zod'
import { readDataFiles } from '#platform/data/read-data.ts'
import { HealthTip } from '../../contract.ts'

/** Tips on one subject that rest on one page or publication of an institution; easy unless they say otherwise. */
const Advice = z.strictObject({
	...HealthTip.pick({ category: true, author: true }).shape,
	tips: z.array(
		z.strictObject({
			...HealthTip.pick({ tip: true, benefitsFor: true, duration: true }).shape,
			difficulty: HealthTip.shape.difficulty.default('easy'),
		}),
	),
})

const files = ['voice-and-hearing', 'moving', 'eyes-and-desk', 'sleep-and-food', 'stretches', 'calm']

/** Enough for more than a quarter of a year without repeating a day's first. */
export const tips: HealthTip[] = readDataFiles(import.meta.url, files, z.array(Advice))
	.flat()
	.flatMap(({ category, author, tips }) => tips.map((tip) => ({ category, author, ...tip })))
