import { z } from 'zod'
import { longestMessage, longestTitle } from './limits.ts'

export * from './limits.ts'

/**
 * What an answer rests on. `href` is an address inside the product: a guide entry (`/ai-coach?entry=<id>`), a call at
 * a moment (`/recordings/<id>?t=<seconds>`), or where to practice (`/role-play?objection=<code>`).
 */
export const Source = z.object({
	kind: z.enum(['guide', 'call', 'practice']),
	title: z.string(),
	/** '16 CFR 310.4(a)(5)(i)'; null where it is craft and not law. */
	citation: z.string().nullable(),
	href: z.string(),
})
export type Source = z.infer<typeof Source>

/** A question and its answer. `response` is Markdown: paragraphs, lists, quotes (words to say), tables; no links. */
export const ChatMessage = z.object({
	id: z.uuid(),
	message: z.string(),
	response: z.string(),
	createdAt: z.iso.datetime(),
	sources: z.array(Source),
	/** The rep stopped the answer: `response` is what had been written by then. */
	isStopped: z.boolean(),
	/** The language model that wrote it; null for the built-in coach. */
	answeredBy: z.string().nullable(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Free: the product only uses `type`, where the conversation was begun. */
const ChatContext = z.looseObject({ type: z.string().min(1).max(40) })

/** A conversation as the load list shows it. */
export const ChatSummary = z.object({
	id: z.uuid(),
	/** Null until it is saved. */
	title: z.string().nullable(),
	createdAt: z.iso.datetime(),
	context: ChatContext,
})
export type ChatSummary = z.infer<typeof ChatSummary>

export const ChatSession = ChatSummary.extend({ messages: z.array(ChatMessage) })
export type ChatSession = z.infer<typeof ChatSession>

const Title = z
	.string()
	.trim()
	.min(1, 'Please enter a name for your conversation')
	.max(longestTitle, `The name can have at most ${longestTitle} characters.`)

/** POST /api/chat/sessions: creates a named conversation. With `conversationId` its messages so far are saved. */
export const SaveConversation = z.strictObject({
	title: Title,
	context: ChatContext.default({ type: 'general' }),
	conversationId: z.uuid().nullish(),
})
export type SaveConversation = z.infer<typeof SaveConversation>

/** PATCH /api/chat/sessions/{id} */
export const RenameConversation = z.strictObject({ title: Title })

/**
 * POST /api/chat. Without `sessionId` a new conversation begins, which is kept unsaved for a while; with it the coach
 * knows the earlier messages. In a saved conversation a message is stored only with `saveToSession`.
 */
export const AskCoach = z.strictObject({
	message: z
		.string()
		.trim()
		.min(1, 'Please enter a message.')
		.max(longestMessage, `A message can have at most ${longestMessage} characters.`),
	sessionId: z.uuid().nullish(),
	saveToSession: z.boolean().optional(),
	/** The browser's name for this message: sent twice, it is answered once. */
	clientMessageId: z.uuid().optional(),
})
export type AskCoach = z.infer<typeof AskCoach>

/** The answer to POST /api/chat. */
export const CoachReply = z.object({
	response: z.string(),
	sources: z.array(Source),
	/** The conversation the message is part of, saved or not. */
	sessionId: z.uuid(),
	messageId: z.uuid(),
	createdAt: z.iso.datetime(),
	/** Asked for again: the answer was stopped, and `response` is what had been written by then. */
	isStopped: z.boolean(),
	answeredBy: ChatMessage.shape.answeredBy,
})
export type CoachReply = z.infer<typeof CoachReply>

/**
 * The same answer as a stream (`Accept: text/event-stream`): `piece` carries a part of the Markdown to append, `done`
 * the whole `CoachReply`, `problem` an `{ error, code, status }` in place of it. Pieces are checked before they are sent.
 * `step` says what is being done before the first piece, for people: 'Looking at calls'.
 */
export const chatEvents = ['step', 'piece', 'done', 'problem'] as const

/** GET /api/chat/guide/{id}: an entry as the page of sources shows it. */
export const GuideEntryShown = z.object({
	id: z.string(),
	title: z.string(),
	kind: z.enum(['rule', 'disclosure', 'objection', 'skill', 'topic', 'fact']),
	answer: z.string(),
	why: z.string().optional(),
	say: z.array(z.string()).optional(),
	insteadOf: z.array(z.object({ not: z.string(), say: z.string() })).optional(),
	points: z.array(z.string()).optional(),
	citation: z.string().optional(),
	practice: z.string().nullable(),
	related: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type GuideEntryShown = z.infer<typeof GuideEntryShown>
