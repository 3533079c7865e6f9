import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import stored from './advice.json' with { type: 'json' }

const Advice = z.strictObject({
	/** How people stay out of debt. */
	preventionTips: z.array(
		z.strictObject({ title: z.string(), text: z.string(), priority: z.enum(['High', 'Medium']) }),
	),
	/** What people often do, and what to do in its place. */
	commonMistakes: z.array(z.strictObject({ mistake: z.string(), why: z.string(), solution: z.string() })),
	/** Three ways to pay off debts, none of which is settlement. */
	payoffStrategies: z.array(
		z.strictObject({
			name: z.string(),
			how: z.string(),
			pros: z.array(z.string()),
			cons: z.array(z.string()),
		}),
	),
	/** Where someone in trouble finds help today. */
	emergencyResources: z.array(
		z.strictObject({ need: z.string(), who: z.string(), address: z.url().optional() }),
	),
})

export const { preventionTips, commonMistakes, payoffStrategies, emergencyResources } = checkData(
	'advice.json',
	stored,
	Advice,
)
