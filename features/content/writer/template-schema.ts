import { z } from 'zod'
import type { TemplateSet } from './plan/piece-writer.ts'

const lines = z.array(z.string())

/** Templates as data files list them: a text, or under a condition (`when`) the texts that fit only then (`say`). */
export const Templates = z
	.array(z.union([z.string(), z.strictObject({ when: z.string(), say: lines })]))
	.transform((list) =>
		list.flatMap(
			(each): TemplateSet =>
				typeof each === 'string' ? [each] : each.say.map((line) => [each.when, line] as const),
		),
	)

/** Texts of which there is at least one. */
export const OneOrMore = z.tuple([z.string()], z.string())
