import { z } from 'zod'
import { readData, readDataFiles } from '#platform/data/read-data.ts'

const lines = z.array(z.string())
/** One paragraph in each of its wordings; under a condition (`when`) of `tags.ts` or always. */
const Paragraph = z.union([
	z.string().transform((say) => ({ when: null, say: [say] })),
	lines.transform((say) => ({ when: null, say })),
	z.strictObject({ when: z.string(), say: lines }),
])

const AuthoredPiece = z.strictObject({
	/** Conditions of `tags.ts`. Of several pieces that fit, the one that asks for most is written. */
	when: z.string(),
	titles: lines.min(1),
	/** Paragraphs in their order. 'RISKS', 'FEE' and 'ACCOUNT' stand for those of common.yaml, 'FIGURES' for the figures of the request. */
	body: z.array(Paragraph),
	/** Nothing is added to it, such as further figures or disclosures. */
	isComplete: z.boolean().default(false),
	/** It sells nothing, so figures are told in passing. */
	isNote: z.boolean().default(false),
	/** A list, of which as many lines are written as are asked for. */
	isList: z.boolean().default(false),
	isVoicemail: z.boolean().default(false),
	/** Each paragraph is a voicemail, of which as many are written as are asked for. */
	isVoicemailSet: z.boolean().default(false),
	notes: lines.default([]),
})
export type AuthoredPiece = z.infer<typeof AuthoredPiece>

/** Pieces that are written as a whole, paragraph by paragraph, for what floors ask for most. */
export const authoredPieces = readDataFiles(
	import.meta.url,
	['occasions', 'after-a-call', 'service', 'new-lead'],
	z.array(AuthoredPiece),
).flat()

export const commonParagraphs = readData(
	new URL('./common.yaml', import.meta.url),
	z.strictObject({ risks: lines, fee: lines, account: lines }),
)
