import { longestMessage } from '#features/chat/limits.ts'

/** What the page of the coach is opened for, as it stands in its address. */
export type AiCoachSearch = {
	/** The id of a guide entry that is shown beside the conversation. */
	entry?: string
	/** A question to put into the box. */
	ask?: string
}

/** Keeps of the query parameters those that make sense. */
export function readAiCoachSearch({ entry, ask }: Record<string, unknown>): AiCoachSearch {
	const said: AiCoachSearch = {}
	if (typeof entry === 'string' && entry) said.entry = entry
	// The router reads digits alone as a number.
	const question = typeof ask === 'string' || typeof ask === 'number' ? String(ask).trim() : ''
	if (question) said.ask = question.slice(0, longestMessage)
	return said
}
