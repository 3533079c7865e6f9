import { z } from 'zod'
import { BriefCorrection, BriefView } from './brief-contract.ts'
import { longestContent, longestRequest, longestTitle, shortestRequest } from './limits.ts'

export * from './brief-contract.ts'
export * from './limits.ts'

export const ContentType = z.enum(['email', 'script', 'sequence', 'objection_response', 'general'])
export type ContentType = z.infer<typeof ContentType>

/** What of a request was not written as asked, and what replaces it. */
export const Change = z.object({
	/** The words of the request, or of a model's draft. */
	asked: z.string(),
	/** What was done instead, in a sentence. */
	wrote: z.string(),
	why: z.string(),
	/** '16 CFR 310.3(a)(2)(x)'; null where no rule asks for it. */
	citation: z.string().nullable(),
})
export type Change = z.infer<typeof Change>

/** Words of a piece that may not be said or sent to a customer. `quote` is verbatim from the content. */
export const ContentFinding = z.object({
	code: z.string(),
	title: z.string(),
	quote: z.string(),
	why: z.string(),
	sayInstead: z.string(),
	citation: z.string(),
})
export type ContentFinding = z.infer<typeof ContentFinding>

/** A piece as written. Blanks to fill in are in square brackets: '[monthly deposit]'. */
export const WrittenPiece = z.object({
	title: z.string(),
	type: ContentType,
	content: z.string(),
	changes: z.array(Change),
})
export type WrittenPiece = z.infer<typeof WrittenPiece>

/** A new piece and its brief. */
export const QuickPiece = WrittenPiece.extend({ brief: BriefView })
export type QuickPiece = z.infer<typeof QuickPiece>

/** A piece in the library. */
export const ContentItem = WrittenPiece.extend({
	/** The brief, checked against the current content. Null in lists and for pieces saved before briefs existed. */
	brief: BriefView.nullable(),
	id: z.uuid(),
	/** Whether the caller marked it as a favorite. */
	isFavorite: z.boolean(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
	/** Null where no request was recorded: a piece from before requests were kept. */
	generationParams: z.object({ purpose: z.string().nullable() }),
	/** Copies and prints, by everyone who may. */
	usage: z.object({ timesUsed: z.int(), lastUsed: z.iso.datetime().nullable() }),
	/** Whose it is. No one else may change or delete it. */
	owner: z.object({ id: z.string(), name: z.string() }),
	isMine: z.boolean(),
	/** An administrator has approved it for the whole team. */
	isApproved: z.boolean(),
	/** What was edited in since it was written and may not leave: it can be neither used nor approved. */
	findings: z.array(ContentFinding),
})
export type ContentItem = z.infer<typeof ContentItem>

const Request = z
	.string()
	.trim()
	.max(longestRequest, `A request can have at most ${longestRequest} characters.`)

/** POST /api/sales-content/cordoba: writes a piece without keeping it. */
export const QuickRequest = z.strictObject({
	request: Request.min(1, 'Please describe what type of sales content you need.'),
	/** Edits to the brief of an earlier piece. */
	brief: BriefCorrection.optional(),
})

/** POST /api/sales-content/generate: writes a piece and keeps it. */
export const GenerateRequest = z.strictObject({
	request: Request.min(shortestRequest, 'Please describe what content you need (minimum 10 characters)'),
	brief: BriefCorrection.optional(),
})

/** GET /api/sales-content: newest first. */
export const ListQuery = z.object({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(200).optional(),
	q: z.string().trim().max(200).optional(),
	type: ContentType.optional(),
	favorite: z.enum(['true']).optional(),
	/** Own pieces and the team's; own alone; the team's alone; everyone's, which is for administrators. */
	scope: z.enum(['all', 'mine', 'team', 'everyone']).default('all'),
})
export type ListQuery = z.infer<typeof ListQuery>

/** PUT /api/sales-content/{id}: omitted fields stay unchanged. */
export const ChangeContent = z
	.strictObject({
		title: z.string().trim().min(1, 'Please enter a title.').max(longestTitle),
		content: z.string().trim().min(1, 'Please enter the content.').max(longestContent),
		isFavorite: z.boolean(),
		/** Administrators alone. */
		isApproved: z.boolean(),
	})
	.partial()
export type ChangeContent = z.infer<typeof ChangeContent>
