import type { Example } from './model.ts'

/** A feature seen less often teaches nothing general, and makes the weights large. */
const fewestSightings = 3

/** The examples without the features that hardly any of them has. */
export function withoutRare(examples: readonly Example[]): Example[] {
	const counts = new Map<string, number>()
	for (const { features } of examples)
		for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
	return examples.map(({ features, code }) => ({
		features: features.filter((feature) => (counts.get(feature) ?? 0) >= fewestSightings),
		code,
	}))
}
