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

function presentMessage({ id, message, response, createdAt, sources, isStopped }: MessageRow): ChatMessage {
	return { id, message, response, createdAt: createdAt.toISOString(), sources, isStopped }
}

export function presentReply(
	row: Pick<MessageRow, 'id' | 'sessionId' | 'response' | 'sources' | 'createdAt' | 'isStopped'>,
): CoachReply {
	const { id, sessionId, response, sources, createdAt, isStopped } = row
	return { response, sources, sessionId, messageId: id, createdAt: createdAt.toISOString(), isStopped }
}
