import { z } from 'zod'
import { readData, readDataFiles } from '#platform/data/read-data.ts'

const lines = z.array(z.string())
/** The wordings of one paragraph, and the condition for it (`when`, see `tags.ts`) if there is one. */
const Paragraph = z.union([
	z.string().transform((say) => ({ when: null, say: [say] })),
	lines.transform((say) => ({ when: null, say })),
	z.strictObject({ when: z.string(), say: lines }),
])

/** The fields of a complete piece. */
export const AuthoredFields = {
	titles: lines.min(1),
	/**
	 * The paragraphs in order. 'RISKS', 'FEE', 'ACCOUNT' and 'CORRECTED' are replaced with a paragraph of common.yaml, 'FIGURES' with a list
	 * of the figures in the request.
	 */
	body: z.array(Paragraph),
	/** No disclosures are added to it. */
	isComplete: z.boolean().default(false),
	/** A list, shortened to the number of lines that the request asks for. */
	isList: z.boolean().default(false),
	isVoicemail: z.boolean().default(false),
	/** Each paragraph is a voicemail. As many are written as the request asks for. */
	isVoicemailSet: z.boolean().default(false),
	notes: lines.default([]),
}
const AuthoredPiece = z.strictObject(AuthoredFields)
export type AuthoredPiece = z.infer<typeof AuthoredPiece>

const ConditionalPiece = z.strictObject({
	...AuthoredFields,
	/** The condition for the piece (see `tags.ts`). If several pieces fit, the one with the most conditions is written. */
	when: z.string(),
})
export type ConditionalPiece = z.infer<typeof ConditionalPiece>

/** Complete pieces for the most frequent requests, paragraph by paragraph. */
export const authoredPieces = readDataFiles(
	import.meta.url,
	['occasions', 'after-a-call', 'service', 'new-lead'],
	z.array(ConditionalPiece),
).flat()

export const commonParagraphs = readData(
	new URL('./common.yaml', import.meta.url),
	z.strictObject({ risks: lines, fee: lines, account: lines, corrected: lines, correctedFee: lines }),
)
