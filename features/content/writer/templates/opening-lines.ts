import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { coldQuestions, noTime, whatItIs, customerOpenings, customerQuestions } = readData(
	new URL('./opening-lines.yaml', import.meta.url),
	z.strictObject({
		coldQuestions: Templates,
		noTime: Templates,
		whatItIs: Templates,
		customerOpenings: Templates,
		customerQuestions: Templates,
	}),
)
