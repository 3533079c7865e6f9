import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Purpose } from '../purpose.ts'
import { Templates } from '../template-schema.ts'

/** Text messages of a sequence, by what they are for; the others are of any kind. */
export const textsFor = readData(
	new URL('./sequence-texts.yaml', import.meta.url),
	z.partialRecord(Purpose, Templates),
)

/** Voicemails of a sequence, by position. */
export const sequenceVoicemails = readData(
	new URL('./sequence-voicemails.yaml', import.meta.url),
	z.strictObject({ first: Templates, between: Templates, last: Templates }),
)
