import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** What a customer asks that a line may answer: said after it, an answer is heard for what it means. By statement. */
export const customerQuestions: Readonly<Partial<Record<string, string>>> = readData(
	new URL('./customer-questions.yaml', import.meta.url),
	z.record(z.string(), z.string()),
)
