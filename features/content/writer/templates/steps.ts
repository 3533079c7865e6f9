import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { nextSteps, closings } = readData(
	new URL('./steps.yaml', import.meta.url),
	z.strictObject({ nextSteps: Templates, closings: Templates }),
)
