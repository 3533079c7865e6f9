import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#design/toast.ts'
import { AnsweredMessage, type PracticeSession } from '#features/role-play/contract.ts'
import { afterFailure, afterReply, type Sent, startSending } from '#platform/browser/draft.ts'
import { requestJson } from '#platform/browser/request.ts'
import { addressOf, practiceSession } from '../sessions.ts'
import { keep } from '../use-session-actions.ts'
import { changeDraft, readDraft, useDraft, wasTaken } from './draft.ts'

export type Talk = ReturnType<typeof useConversation>

/**
 * What the rep types and sends. A message shows at once; when no answer comes its words return to the box, and sent
 * again it keeps its id, so that it is neither lost nor taken twice. `onReply` hears the prospect's line.
 */
export function useConversation({ id, conversation }: PracticeSession, onReply: (line: string) => void) {
	const queries = useQueryClient()
	const draft = useDraft(id)
	const mutationKey = ['send role-play message', id]
	const isWaiting = useIsMutating({ mutationKey }) > 0
	const sending = useMutation({
		mutationKey,
		mutationFn: (sent: Sent) => deliver(queries, id, sent),
		onSuccess(session, sent) {
			keep(queries, session)
			changeDraft(id, (now) => afterReply(now, sent))
		},
		onError(_error, sent) {
			changeDraft(id, (now) => afterFailure(now, sent))
			toast({
				title: 'Message Failed',
				description: "Your message couldn't be sent. Please try again.",
				tone: 'destructive',
			})
		},
	})
	useUnanswered(id, conversation, isWaiting)

	const send = () => {
		const now = readDraft(id)
		if (isWaiting || !now.text.trim()) return
		const { text, sent } = startSending(now, conversation.length, crypto.randomUUID())
		changeDraft(id, () => ({ text, sent }))
		sending.mutate(sent, {
			onSuccess: (session) => onReply(session.conversation.findLast(isProspects)?.message ?? ''),
		})
	}
	return {
		text: draft.text,
		setText: (text: string) => changeDraft(id, (now) => ({ ...now, text })),
		/** Shown before the server has it. */
		onItsWay: isWaiting ? draft.sent : null,
		isWaiting,
		send,
	}
}

const isProspects = ({ speaker }: { speaker: 'user' | 'ai' }) => speaker === 'ai'

/** Sends a message; when the answer is lost on its way, looks whether the message has arrived all the same. */
async function deliver(queries: QueryClient, id: string, sent: Sent): Promise<PracticeSession> {
	// A reading of the session that began earlier must not take the place of the answer.
	await queries.cancelQueries({ queryKey: practiceSession(id).queryKey })
	try {
		const body = { message: sent.text, clientMessageId: sent.id }
		return (await requestJson('POST', `${addressOf(id)}/message`, AnsweredMessage, body)).session
	} catch (error) {
		const session = await queries.fetchQuery(practiceSession(id)).catch(() => null)
		if (session && wasTaken(sent, session.conversation)) return session
		throw error
	}
}

/** A message that was on its way when the page was left: it has arrived, or its words are back in the box. */
function useUnanswered(id: string, conversation: PracticeSession['conversation'], isWaiting: boolean): void {
	useEffect(() => {
		if (isWaiting) return
		const { sent } = readDraft(id)
		if (!sent) return
		if (wasTaken(sent, conversation)) changeDraft(id, (now) => afterReply(now, sent))
		else if (!sent.isBack) changeDraft(id, (now) => afterFailure(now, sent))
	}, [id, conversation, isWaiting])
}
