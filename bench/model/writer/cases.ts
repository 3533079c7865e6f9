import { z } from 'zod'
import { ContentType } from '#features/content/contract.ts'
import { readData } from '#platform/data/read-data.ts'

/** A lawful request for a piece, and what comes of it. */
const Case = z.strictObject({
	id: z.string(),
	request: z.string(),
	type: ContentType,
	/** What of the request the piece has to use. */
	figures: z.array(z.string()).default([]),
	names: z.array(z.string()).default([]),
	/** Codes of disclosures that the request asks for. */
	discloses: z.array(z.string()).default([]),
	/** The fault of the recorded drafts; none where the reader wrote as well as they could. */
	fault: z.string().optional(),
	/** What the recorded drafts should come to; says nothing about the drafts of a model. */
	expected: z.strictObject({
		writtenBy: z.enum(['model', 'built-in']),
		drafts: z.int().min(1),
		/** What the check replaced or added in the piece. */
		changes: z.int().default(0),
	}),
	/** What the piece may not hold. */
	never: z.array(z.string()).default([]),
})
export type WriterCase = z.infer<typeof Case>

export const writerCases = readData(new URL('cases.yaml', import.meta.url), z.array(Case).min(1))
