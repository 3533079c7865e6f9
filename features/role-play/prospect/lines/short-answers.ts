import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

const lines = z.array(z.string()).min(1)

/** Short answers to a question of yes or no, by its auxiliary. */
export const shortAnswers: Readonly<Partial<Record<string, { yes: string[]; no: string[] }>>> = readData(
	new URL('./short-answers.yaml', import.meta.url),
	z.record(z.string(), z.strictObject({ yes: lines, no: lines })),
)
