/** A message on its way: `id` stays the same however often it is sent, so that the server takes it once. */
export type Sent = {
	id: string
	text: string
	/** How many messages the conversation had when it was first sent. */
	after: number
	/** No answer came, and its words are back in the box. */
	isBack: boolean
}

/** What a person has typed and the server may not have yet. */
export type Draft = {
	text: string
	/** The message whose answer has not come. */
	sent: Sent | null
}

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

/** A draft as this browser stored it; without what is not whole. */
export function parseDraft(stored: string | null): Draft {
	const nothing: Draft = { text: '', sent: null }
	if (!stored) return nothing
	try {
		const { text, sent } = JSON.parse(stored)
		const isWhole = typeof sent?.id === 'string' && typeof sent.text === 'string' && sent.after >= 0
		return {
			text: typeof text === 'string' ? text : '',
			sent: isWhole ? { ...sent, isBack: sent.isBack === true } : null,
		}
	} catch {
		return nothing
	}
}
