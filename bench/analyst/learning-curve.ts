import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Figure = z.object({ mean: z.number(), deviation: z.number() })
const Curve = z.array(
	z.object({
		share: z.number(),
		/** Authors trained on. */
		authors: z.int(),
		styles: z.record(
			z.string(),
			z.object({
				/** Authors measured on, left out of all trainings. */
				authors: z.int(),
				turn_f1: Figure,
				code_f1: Figure,
				disclosures: Figure,
				objections: Figure,
				closed: Figure,
			}),
		),
	}),
)

const show = ({ mean, deviation }: z.infer<typeof Figure>) => `${mean.toFixed(2)} ± ${deviation.toFixed(2)}`

/** How understanding grows with the number of authors: a row for each share of authors and each style of calls. */
export function readLearningCurve() {
	const file = join(import.meta.dirname, 'learning-curve.json')
	return Curve.parse(JSON.parse(readFileSync(file, 'utf8'))).flatMap(({ authors, styles }) =>
		Object.entries(styles).map(([style, figures]) => ({
			'trained on': authors,
			style,
			'left out': figures.authors,
			'statements by turn F1': show(figures.turn_f1),
			'codes by call F1': show(figures.code_f1),
			'disclosures exact': show(figures.disclosures),
			'objections F1': show(figures.objections),
			'closed deal': show(figures.closed),
		})),
	)
}
