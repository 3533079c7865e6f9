import { join } from 'node:path'
import { z } from 'zod'
import { labeledLines } from '#platform/data/labeled-lines.ts'

/** What a date of a request is: a time to talk, one that was missed, the day of a deposit, another fact to state, or background. */
const DateUse = z.enum(['appointment', 'missed_appointment', 'deposit_date', 'event', 'background', 'none'])

const LabeledDates = z.strictObject({
	/** Id of the request in `corpus/requests`. */
	request: z.string().min(1),
	split: z.enum(['train', 'held-out']).default('train'),
	/** The dates and times that are found in the request, in order. */
	dates: z.array(z.strictObject({ said: z.string(), use: DateUse })),
})
/** A line of `corpus/request-dates/*.jsonl`. */

/** The labeled dates of `corpus/request-dates`. Whether a line is held out is decided by its request. */
export const labeledDates = labeledLines(
	join(import.meta.dirname, '../../../../corpus/request-dates'),
	LabeledDates,
)
