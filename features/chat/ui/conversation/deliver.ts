import type { QueryClient } from '@tanstack/react-query'
import type { AskCoach, ChatMessage, ChatSession } from '#features/chat/contract.ts'
import { afterFailure, afterReply, type Sent } from '#platform/browser/draft.ts'
import { RequestError } from '#platform/browser/request.ts'
import { conversation, isGone } from '../conversations.ts'
import { askCoach, recallReply } from './ask-coach.ts'
import type { ChatStore } from './current-chat.ts'

type Asked = AskCoach & { clientMessageId: string }

/**
 * Sends a question of the conversation that `store` shows, `session` (null when it is the first), and keeps the
 * answer: whole, or as far as it was written when it is stopped. Stopped before the first word, or failed, the
 * question is back in the box.
 * @throws what made it fail, unless another conversation is shown by then
 */
export async function deliver(
	store: ChatStore,
	queries: QueryClient,
	session: ChatSession | null,
	sent: Sent,
) {
	const signal = store.beginAnswer()
	const asking = {
		message: sent.text,
		sessionId: session?.id ?? null,
		// It may have been saved in another tab.
		saveToSession: session !== null,
		clientMessageId: sent.id,
	}
	const isShown = () => store.read().sent?.id === sent.id
	const hear = (piece: string) => {
		if (isShown() && !signal.aborted) store.change({ written: (store.read().written ?? '') + piece })
	}
	const follow = (step: string) => {
		if (isShown() && !signal.aborted) store.change({ step })
	}
	const settle = (sessionId: string) => {
		if (isShown()) store.change({ ...afterReply(store.read(), sent), sessionId, written: null, step: null })
	}
	try {
		const { messageId, sessionId, ...answer } = await askCoach(asking, { hear, follow }, signal)
		addMessage(queries, sessionId, { id: messageId, message: sent.text, ...answer })
		settle(sessionId)
	} catch (error) {
		if (!isShown()) return
		const { written } = store.read()
		const sessionId = signal.aborted
			? written && (await keepStopped(queries, asking, written))
			: !isRefusal(error) && (await findArrived(queries, asking.sessionId, sent))
		if (sessionId) return settle(sessionId)
		if (isShown()) store.change({ ...afterFailure(store.read(), sent), written: null, step: null })
		// Deleted in another tab: read again, it is found to be gone.
		if (asking.sessionId && isGone(error)) queries.resetQueries(conversation(asking.sessionId))
		if (!signal.aborted) throw error
	}
}

/** Whether the conversation has the question, although its answer was not seen here. */
export function wasTaken(sent: Sent, messages: Pick<ChatMessage, 'message'>[]): boolean {
	return messages.slice(sent.after).some(({ message }) => message === sent.text)
}

/** Refused, a question is not stored; with no answer at all it may have been. */
const isRefusal = (error: unknown) => error instanceof RequestError

/** The conversation, if the question is there although its answer never came. */
async function findArrived(queries: QueryClient, sessionId: string | null, sent: Sent) {
	if (!sessionId) return null
	const session = await queries.fetchQuery(conversation(sessionId)).catch(() => null)
	return session && wasTaken(sent, session.messages) ? sessionId : null
}

/** Keeps what was written of an answer, as the server does. Answers the conversation, null when that is unknown. */
async function keepStopped(queries: QueryClient, asking: Asked, written: string) {
	const { message, sessionId, clientMessageId: id } = asking
	if (!sessionId) {
		const known = await recallReply(asking).catch(() => null)
		if (!known) return null
		const session = await queries.fetchQuery(conversation(known.sessionId)).catch(() => null)
		return session?.id
	}
	const createdAt = new Date().toISOString()
	addMessage(queries, sessionId, {
		id,
		message,
		response: written,
		createdAt,
		sources: [],
		isStopped: true,
		answeredBy: null,
	})
	return sessionId
}

function addMessage(queries: QueryClient, sessionId: string, message: ChatMessage): void {
	queries.setQueryData(conversation(sessionId).queryKey, (known) => {
		const session = known ?? newConversation(sessionId, message.createdAt)
		// On a retry, a question may already be listed with its answer.
		const others = session.messages.filter(({ id }) => id !== message.id)
		return { ...session, messages: [...others, message] }
	})
}

function newConversation(id: string, createdAt: string): ChatSession {
	return { id, title: null, createdAt, context: { type: 'general' }, messages: [] }
}
