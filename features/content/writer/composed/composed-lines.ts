import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

/** Subjects, openings and closings of composed messages. */
export const composedLines = readData(
	new URL('./composed-lines.yaml', import.meta.url),
	z.strictObject({
		subjects: Templates,
		openings: Templates,
		closings: Templates,
		teamGreetings: Templates,
		textOpenings: Templates,
	}),
)
