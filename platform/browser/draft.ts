import { z } from 'zod'

const Sent = z.object({
	/** Stays the same however often the message is sent, so that the server takes it once. */
	id: z.string(),
	text: z.string(),
	/** How many messages the conversation had when it was first sent. */
	after: z.number().min(0),
	/** No answer came, and its words are back in the box. */
	isBack: z.boolean().catch(false),
})
/** A message on its way. */
export type Sent = z.infer<typeof Sent>

/** What a person has typed and the server may not have yet. What was stored wrongly is left out. */
export const Draft = z.object({
	text: z.string().catch(''),
	/** The message whose answer has not come. */
	sent: Sent.nullable().catch(null),
})
export type Draft = z.infer<typeof Draft>

export const emptyDraft: Draft = { text: '', sent: null }

/** The draft with its text on the way; sent again unchanged it keeps its id. */
export function startSending({ text, sent }: Draft, after: number, newId: string): { sent: Sent } & Draft {
	const message = text.trim()
	const isAgain = sent?.text === message
	const first = isAgain ? sent : { id: newId, text: message, after }
	return { text: '', sent: { ...first, isBack: false } }
}

/** The draft once the answer to `sent` is here. What was typed meanwhile stays. */
export function afterReply({ text, sent: current }: Draft, sent: Sent): Draft {
	return { text: text.trim() === sent.text ? '' : text, sent: current?.id === sent.id ? null : current }
}

/** The draft after `sent` got no answer: its words come back, before those typed meanwhile. */
export function afterFailure({ text }: Draft, sent: Sent): Draft {
	const typedSince = text.trim() && text.trim() !== sent.text ? `\n${text}` : ''
	return { text: sent.text + typedSince, sent: { ...sent, isBack: true } }
}
