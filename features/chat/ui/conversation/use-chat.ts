import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#design/toast.ts'
import { longestMessage } from '#features/chat/limits.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { afterFailure, afterReply, type Sent, startSending } from '#platform/browser/draft.ts'
import { conversation, isGone } from '../conversations.ts'
import { chatOf } from './current-chat.ts'
import { deliver, wasTaken } from './deliver.ts'
import { explainFailure } from './explain-failure.ts'

export type Chat = ReturnType<typeof useChat>

/**
 * The conversation this tab shows, and what can be done with it. A question shows immediately; when no answer comes its
 * words return to the box, and sent again it keeps its id, so that it is answered once.
 */
export function useChat() {
	const queries = useQueryClient()
	const store = chatOf(usePerson().id)
	const { sessionId, text, sent, written, step, failure } = store.use()
	const isWaiting = written !== null
	const known = useQuery({
		...conversation(sessionId ?? ''),
		enabled: sessionId !== null,
		// This tab adds what it hears; the server is asked when the page is loaded again.
		staleTime: Number.POSITIVE_INFINITY,
	})
	const session = (sessionId && known.data) || null
	const sending = useMutation({
		mutationFn: (sent: Sent) => deliver(store, queries, session, sent),
		onError(error) {
			const { title, description, text } = explainFailure(error)
			store.change({ failure: { title, text } })
			toast({ title, description, tone: 'destructive' })
		},
	})

	const ask = (question: string, rest: string) => {
		const now = store.read()
		const isKnown = now.sessionId === null || session !== null
		if (now.written !== null || !isKnown || !mayBeSent(question)) return
		const after = session?.messages.length ?? 0
		const draft = startSending({ text: question, sent: now.sent }, after, crypto.randomUUID())
		store.change({ text: rest, sent: draft.sent, written: '', step: null, failure: null })
		sending.mutate(draft.sent)
	}
	return {
		store,
		session,
		/** Of a saved conversation. */
		title: session?.title ?? null,
		/** Why the conversation could not be read. */
		error: sessionId && !session ? known.error : null,
		reload: known.refetch,
		isLoading: sessionId !== null && known.isPending,
		text,
		setText: (text: string) => store.change({ text }),
		/** The question whose answer is awaited. */
		onItsWay: isWaiting ? sent : null,
		written,
		step,
		isWaiting,
		failure,
		/** Sends what is in the box. */
		send: () => ask(text, ''),
		/** Sends a question of ours; what is in the box stays. */
		ask: (question: string) => ask(question, text),
		stop: store.stopAnswer,
	}
}

/** Whether a text, without the spaces around it, is neither empty nor too long. */
export function mayBeSent(text: string): boolean {
	const { length } = text.trim()
	return length > 0 && length <= longestMessage
}

/** A question that was on its way when the page was left: it has arrived, or its words are back in the box. */
export function useUnanswered({ store, session, isWaiting, isLoading }: Chat): void {
	useEffect(() => {
		const now = store.read()
		if (isWaiting || isLoading || !now.sent || now.sent.isBack) return
		const isThere = session !== null && wasTaken(now.sent, session.messages)
		store.change(isThere ? afterReply(now, now.sent) : afterFailure(now, now.sent))
	}, [store, session, isWaiting, isLoading])
}

/** A conversation that is no longer there gives way to a new one. */
export function useForgotten({ store, error }: Chat): void {
	const isForgotten = isGone(error)
	useEffect(() => {
		if (isForgotten) store.show(null)
	}, [store, isForgotten])
}
