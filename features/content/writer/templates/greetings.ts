import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { greetings, signOffs, signatures, postscripts } = readData(
	new URL('./greetings.yaml', import.meta.url),
	z.strictObject({
		greetings: Templates,
		signOffs: Templates,
		signatures: Templates,
		postscripts: Templates,
	}),
)
