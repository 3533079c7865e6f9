import { useMemo, useSyncExternalStore } from 'react'
import type { PracticeMessage } from '#features/role-play/contract.ts'
import { type Draft, parseDraft, type Sent } from '#platform/browser/draft.ts'

/** Whether the conversation has the message, although its answer was never seen here. */
export function wasTaken(sent: Sent, conversation: Pick<PracticeMessage, 'speaker' | 'message'>[]): boolean {
	return conversation
		.slice(sent.after)
		.some(({ speaker, message }) => speaker === 'user' && message === sent.text)
}

const keyOf = (sessionId: string) => `role-play draft ${sessionId}`
const watchers = new Set<() => void>()

/** The draft of a session, which this browser keeps over reloads and crashes. */
export function useDraft(sessionId: string): Draft {
	const stored = useSyncExternalStore(watchDrafts, () => localStorage.getItem(keyOf(sessionId)))
	return useMemo(() => parseDraft(stored), [stored])
}

export function readDraft(sessionId: string): Draft {
	return parseDraft(localStorage.getItem(keyOf(sessionId)))
}

export function changeDraft(sessionId: string, change: (draft: Draft) => Draft): void {
	const next = change(readDraft(sessionId))
	if (next.text || next.sent) localStorage.setItem(keyOf(sessionId), JSON.stringify(next))
	else localStorage.removeItem(keyOf(sessionId))
	for (const watcher of watchers) watcher()
}

export function forgetDraft(sessionId: string): void {
	changeDraft(sessionId, () => ({ text: '', sent: null }))
}

function watchDrafts(watcher: () => void): () => void {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}
