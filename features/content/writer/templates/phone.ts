import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const {
	callOpenings,
	callBackOpenings,
	callQuestions,
	callNotes,
	callCloses,
	callLetGo,
	voicemailReasons,
	voicemailTimes,
	voicemailEnds,
	voicemailStarts,
	voicemailNumbers,
	voicemailNotes,
	teachBacks,
} = readData(
	new URL('./phone.yaml', import.meta.url),
	z.strictObject({
		callOpenings: Templates,
		callBackOpenings: Templates,
		callQuestions: Templates,
		callNotes: Templates,
		callCloses: Templates,
		callLetGo: Templates,
		voicemailReasons: Templates,
		voicemailTimes: Templates,
		voicemailEnds: Templates,
		voicemailStarts: Templates,
		voicemailNumbers: Templates,
		voicemailNotes: Templates,
		teachBacks: Templates,
	}),
)
