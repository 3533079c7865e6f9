import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { howItWorks, otherWays, questions, facts } = readData(
	new URL('./explain.yaml', import.meta.url),
	z.strictObject({ howItWorks: Templates, otherWays: Templates, questions: Templates, facts: Templates }),
)
