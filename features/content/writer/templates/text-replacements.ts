import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/**
 * True reasons for a text message in the place of something that nobody may promise or claim, each with the codes of
 * the rule pack that it stands in for.
 */
export const textReplacements = readData(
	new URL('./text-replacements.yaml', import.meta.url),
	z
		.record(z.string(), z.array(z.string()))
		.transform((byCodes) =>
			Object.entries(byCodes).flatMap(([codes, lines]) => lines.map((words) => [codes, words] as const)),
		),
)
