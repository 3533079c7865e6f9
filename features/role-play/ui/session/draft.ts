import type { PracticeMessage } from '#features/role-play/contract.ts'
import { Draft, emptyDraft, type Sent } from '#platform/browser/draft.ts'
import { storedJsonBy } from '#platform/browser/stored-value.ts'

/** Whether the conversation has the message, although its answer was never seen here. */
export function wasTaken(sent: Sent, conversation: Pick<PracticeMessage, 'speaker' | 'message'>[]): boolean {
	return conversation
		.slice(sent.after)
		.some(({ speaker, message }) => speaker === 'user' && message === sent.text)
}

const storedDraft = storedJsonBy('local', 'role-play draft', Draft)

/** The draft of a session, which this browser keeps over reloads and crashes. */
export function useDraft(sessionId: string): Draft {
	return storedDraft(sessionId).use() ?? emptyDraft
}

export function readDraft(sessionId: string): Draft {
	return storedDraft(sessionId).read() ?? emptyDraft
}

export function changeDraft(sessionId: string, change: (draft: Draft) => Draft): void {
	const next = change(readDraft(sessionId))
	storedDraft(sessionId).write(next.text || next.sent ? next : null)
}

export function forgetDraft(sessionId: string): void {
	storedDraft(sessionId).write(null)
}
