import type { ObjectModel } from '#platform/language-model/language-model.ts'
import type { EnrichmentUsage } from '../enrichment-contract.ts'

/** The model, and a function that returns the tokens of all its answers since now. */
export function countUsage(model: ObjectModel): { model: ObjectModel; usage: () => EnrichmentUsage } {
	const began = performance.now()
	const total = { questions: 0, inputTokens: 0, outputTokens: 0 }
	return {
		model: {
			...model,
			generateObject: (ask) =>
				model.generateObject({
					...ask,
					onUsage({ inputTokens, outputTokens }) {
						total.questions++
						total.inputTokens += inputTokens
						total.outputTokens += outputTokens
					},
				}),
		},
		usage: () => ({ ...total, seconds: Math.round((performance.now() - began) / 100) / 10 }),
	}
}
