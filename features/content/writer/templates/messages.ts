import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Purpose } from '../purpose.ts'
import { Templates } from '../template-schema.ts'

const ByPurpose = z.record(Purpose, Templates)

export const { messageSubjects, messageOpenings, lastWords, callSteps } = readData(
	new URL('./messages.yaml', import.meta.url),
	z.strictObject({
		messageSubjects: ByPurpose,
		messageOpenings: ByPurpose,
		lastWords: Templates,
		callSteps: ByPurpose,
	}),
)
