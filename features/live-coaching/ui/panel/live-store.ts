import { useSyncExternalStore } from 'react'
import type { HintEvent, LiveEvent, LiveReading, Trigger } from '#features/live-coaching/contract.ts'
import { request } from '#platform/browser/request.ts'
import { readyTriggers } from '../hints/match-triggers.ts'
import type { Connection } from './follow-calls.ts'
import {
	type CallState,
	type Heard,
	isOver,
	type LiveState,
	noCall,
	type Speaker,
	takeEvent,
	takeReading,
	takeWords,
	withoutHint,
} from './live-state.ts'
import { assignLine } from './speakers.ts'

/** Incremented when the stored shape changes, so that older states are discarded. */
const version = 2
const keptName = 'live-call'

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
	tellWatchers()
}

/** The number of the newest event that was told; null for none. */
export const readSeq = () => state.seq

function watch(watcher: () => void) {
	watchers.add(watcher)
	return () => watchers.delete(watcher)
}

/** Takes up what this window knew of a person's call before it was loaded anew. */
export function openLiveState(person: string): void {
	if (personId === person) return
	personId = person
	state = readKept() ?? noCall
	tellWatchers()
}

export function hearEvent(event: LiveEvent): void {
	setState(takeEvent(state, event))
}

/** What is listened for from now on. */
export function listenFor(triggers: readonly Trigger[]): void {
	listenedFor = { triggers, ready: readyTriggers(triggers) }
}

/** Words of the call in progress; a hint that they bring shows at once. */
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

/** Administrators are told how hints fare. Nothing waits for it, and one that is lost is no loss to the call. */
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
	keep()
	tellWatchers()
}

function tellWatchers(): void {
	for (const watcher of watchers) watcher()
}

/** Kept by the window alone, and only as long as it is open: what people say is nobody else's. */
function keep(): void {
	try {
		sessionStorage.setItem(keptName, JSON.stringify({ version, personId, state }))
	} catch {
		// A full or forbidden storage costs what a reload would have brought back, not the call.
	}
}

function readKept(): LiveState | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(keptName) ?? 'null')
		if (kept?.version !== version || kept.personId !== personId) return null
		const { seq, current }: LiveState = kept.state
		return { seq, current: current && !isOver(current, Date.now()) ? current : null }
	} catch {
		return null
	}
}
