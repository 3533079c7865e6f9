import type { ChatMessage, ChatSession, ChatSummary, CoachReply } from '../contract.ts'
import type { MessageRow, SessionRow } from './find-session.ts'

/** A conversation as its person sees it: what the coach keeps in mind stays behind. */
export function presentSession(session: SessionRow, messages: readonly MessageRow[]): ChatSession {
	return { ...presentSummary(session), messages: messages.map(presentMessage) }
}

export function presentSummary(
	session: Pick<SessionRow, 'id' | 'title' | 'createdAt' | 'context'>,
): ChatSummary {
	const { id, title, createdAt, context } = session
	return { id, title, createdAt: createdAt.toISOString(), context }
}

function presentMessage(row: MessageRow): ChatMessage {
	const { id, message, response, createdAt, sources, isStopped, answeredBy } = row
	return { id, message, response, createdAt: createdAt.toISOString(), sources, isStopped, answeredBy }
}

export function presentReply(
	row: Pick<
		MessageRow,
		'id' | 'sessionId' | 'response' | 'sources' | 'createdAt' | 'isStopped' | 'answeredBy'
	>,
): CoachReply {
	const { id, sessionId, response, sources, createdAt, isStopped, answeredBy } = row
	const at = createdAt.toISOString()
	return { response, sources, sessionId, messageId: id, createdAt: at, isStopped, answeredBy }
}
