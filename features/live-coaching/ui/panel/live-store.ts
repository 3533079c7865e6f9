import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import type { HintEvent, LiveEvent, LiveReading, Trigger } from '#features/live-coaching/contract.ts'
import { request } from '#platform/browser/request.ts'
import { storedJson } from '#platform/browser/stored-value.ts'
import { readyTriggers } from '../hints/match-triggers.ts'
import { type CallState, LiveState, noCall, type Speaker } from './call-state.ts'
import type { Connection } from './follow-calls.ts'
import { type Heard, isOver, takeEvent, takeReading, takeWords, withoutHint } from './live-state.ts'
import { assignLine } from './speakers.ts'

/** Kept by the window alone, and only as long as it is open: what people say is no one else's. */
const storedState = storedJson(
	'session',
	'live-call',
	z.object({
		/** Incremented when the meaning of the state changes, so that older states are discarded. */
		version: z.literal(2),
		personId: z.string(),
		state: LiveState,
	}),
)

/** Outside React, because a call continues while the rep is on other pages. */
let state: LiveState = noCall
let personId = ''
let connection: Connection = 'connecting'
let listenedFor: { triggers: readonly Trigger[]; ready: ReturnType<typeof readyTriggers> } = {
	triggers: [],
	ready: readyTriggers([]),
}
const watchers = new Set<() => void>()

export function useCurrentCall(): CallState | null {
	return useSyncExternalStore(watch, readCurrentCall, readCurrentCall)
}

export function readCurrentCall(): CallState | null {
	return state.current
}

/** How the way to the dialer's events is. */
export function useConnection(): Connection {
	return useSyncExternalStore(watch, readConnection, readConnection)
}

const readConnection = () => connection

export function setConnection(next: Connection): void {
	connection = next
	notifyWatchers()
}

/** The number of the newest event received; null for none. */
export const readSeq = () => state.seq

function watch(watcher: () => void) {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

/** Takes up what this window knew of a person's call before it was loaded again. */
export function openLiveState(person: string): void {
	if (personId === person) return
	personId = person
	state = readStored() ?? noCall
	notifyWatchers()
}

export function hearEvent(event: LiveEvent): void {
	setState(takeEvent(state, event))
}

/** What is listened for from now on. */
export function listenFor(triggers: readonly Trigger[]): void {
	listenedFor = { triggers, ready: readyTriggers(triggers) }
}

/** Words of the call in progress; a hint that they trigger shows immediately. */
export function hearWords(heard: Omit<Heard, 'id'>): void {
	const before = state.current?.hints.hint?.key
	changeCall((call) => takeWords(call, { ...heard, id: crypto.randomUUID() }, listenedFor, Date.now()))
	if (state.current?.hints.hint && state.current.hints.hint.key !== before) count(state.current, 'shown')
}

export function dismissShownHint(): void {
	if (state.current) count(state.current, 'dismissed')
	changeCall(withoutHint)
}

export function dismissWarning(key: string): void {
	changeCall((call) => ({ ...call, dismissed: [...call.dismissed, key] }))
}

/** Applies a reading, unless that call has ended. */
export function hearReading(callId: string, reading: LiveReading, corrections: number): void {
	changeCall((call) => (call.call.callId === callId ? takeReading(call, reading, corrections) : call))
}

/** The rep corrects the speaker of a line. */
export function correctSpeaker(entryId: string, speaker: Speaker): void {
	changeCall((call) => assignLine(call, entryId, speaker, listenedFor.triggers))
}

export function changeCall(change: (call: CallState) => CallState): void {
	if (state.current) setState({ ...state, current: change(state.current) })
}

/** Counts for administrators. Nothing waits for them, and losing one does no harm to the call. */
function count({ call, hints }: CallState, what: HintEvent['what']): void {
	if (!hints.hint) return
	const event: HintEvent = {
		callId: call.callId,
		triggerId: hints.hint.triggerId,
		what,
		id: crypto.randomUUID(),
	}
	request('POST', '/api/live/hints', event).catch(() => null)
}

function setState(next: LiveState): void {
	state = next
	storedState.write({ version: 2, personId, state })
	notifyWatchers()
}

function notifyWatchers(): void {
	for (const watcher of watchers) watcher()
}

function readStored(): LiveState | null {
	const stored = storedState.read()
	if (stored?.personId !== personId) return null
	const { seq, current } = stored.state
	return { seq, current: current && !isOver(current, Date.now()) ? current : null }
}
