import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { Draft, emptyDraft } from '#platform/browser/draft.ts'
import { storedJson } from '#platform/browser/stored-value.ts'

const StoredChat = Draft.extend({
	/** The conversation on the server; null before its first answer. */
	sessionId: z.string().nullable().catch(null),
})

/** What this tab of the browser knows of the conversation it shows, besides what the server has of it. */
export type CurrentChat = z.infer<typeof StoredChat> & {
	/** What is written so far of the answer that is awaited; null while none is. */
	written: string | null
	/** What is being done for that answer before its first word: 'Looking at calls'. */
	step: string | null
	/** Why the last message came back, as shown beside the box. */
	failure: { title: string; text: string } | null
}

export type ChatStore = ReturnType<typeof openChat>

const stores = new Map<string, ChatStore>()

/** The conversation of a person in this tab: the same on every page. */
export function chatOf(personId: string): ChatStore {
	const store = stores.get(personId) ?? openChat(`ai candor ${personId}`)
	stores.set(personId, store)
	return store
}

/**
 * A conversation kept under `key` by this tab, over reloads: which one it is, what is typed, and the message on its
 * way. Another tab has its own.
 */
export function openChat(key: string) {
	const stored = storedJson('session', key, StoredChat)
	let chat: CurrentChat = {
		...(stored.read() ?? { ...emptyDraft, sessionId: null }),
		written: null,
		step: null,
		failure: null,
	}
	let stopping: AbortController | null = null

	const read = (): CurrentChat => chat
	const change = (next: Partial<CurrentChat>): void => {
		chat = { ...chat, ...next }
		const { sessionId, text, sent } = chat
		stored.write({ sessionId, text, sent })
	}
	return {
		read,
		change,
		/** Shows this conversation, or with null a new one; an answer under way is stopped. What is typed stays. */
		show(sessionId: string | null): void {
			stopping?.abort()
			stopping = null
			change({ sessionId, sent: null, written: null, step: null, failure: null })
		},
		/** A signal for the answer that begins now. */
		beginAnswer(): AbortSignal {
			stopping = new AbortController()
			return stopping.signal
		},
		stopAnswer: () => stopping?.abort(),
		/** The conversation in a component, which is drawn again when it changes. */
		use: (): CurrentChat => useSyncExternalStore(stored.watch, read),
	}
}
