import { join } from 'node:path'
import { z } from 'zod'
import { labeledLines } from '#platform/data/labeled-lines.ts'
import { clauseUses } from '../learned/request-heads.ts'
import { labeledDates } from './labeled-dates.ts'
import { labeledRequests } from './labeled-requests.ts'

const LabeledClauses = z.strictObject({
	/** Id of the request in `corpus/requests`. */
	request: z.string().min(1),
	/** Held-out requests are not trained on. */
	split: z.enum(['train', 'held-out']).default('train'),
	/** Who reads or hears the piece. */
	to: z.enum(['customer', 'team', 'rep']),
	/** Clauses of the request, word for word and in order. `piece`: the sentence as a reader would write it in the piece. */
	clauses: z.array(
		z.strictObject({ text: z.string().min(1), use: z.enum(clauseUses), piece: z.string().optional() }),
	),
})
/** A line of `corpus/request-clauses/*.jsonl`: a request cut into clauses, with the use of each. */
export type LabeledClauses = z.infer<typeof LabeledClauses>

/** The labeled clauses of `corpus/request-clauses`. */
export const labeledClauses = labeledLines(
	join(import.meta.dirname, '../../../../corpus/request-clauses'),
	LabeledClauses,
)

/** Identifies everything that the request heads were trained on. */
export const requestChecksum = () =>
	[labeledRequests, labeledClauses, labeledDates].map((lines) => lines.checksum()).join(' ')
