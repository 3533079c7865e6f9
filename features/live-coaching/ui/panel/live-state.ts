import type {
	LiveCall,
	LiveEntry,
	LiveEvent,
	LiveReading,
	LiveWarning,
	Trigger,
} from '#features/live-coaching/contract.ts'
import { entriesShown, longestCallHours, longestEntry } from '#features/live-coaching/limits.ts'
import { chooseHint, dismissHint, type Hint, noHints } from '../hints/choose-hint.ts'
import type { ReadyTriggers } from '../hints/match-triggers.ts'
import type { CallState, LiveState, Speaker } from './call-state.ts'
import { guessSpeaker } from './guess-speaker.ts'
import { heardBeforeOf, isGuess, mergeWarnings, other } from './speakers.ts'
import { wordsSaid } from './words-said.ts'

/** What an event of the dialer changes. A call that began without coaching shows nothing. */
export function takeEvent({ current }: LiveState, event: LiveEvent): LiveState {
	const isCurrent = current?.call.callId === event.callId
	const { seq } = event
	if (event.type === 'recording_arrived') return { seq, current }
	if (event.type === 'call_end') return { seq, current: isCurrent ? null : current }
	const { callId, agentId, phoneNumber, campaign, consentState, timestamp } = event
	const call = { callId, agentId, phoneNumber, campaign, consentState, startTime: timestamp }
	if (isCurrent && current)
		return { seq, current: { ...current, call: { ...call, startTime: current.call.startTime } } }
	return { seq, current: event.autoStartCoaching ? begin(call) : null }
}

function begin(call: LiveCall): CallState {
	return {
		call,
		isClosed: false,
		isMinimized: false,
		isStopped: false,
		hasGivenNotice: false,
		speaker: 'customer',
		entries: [],
		corrections: 0,
		correctionsRead: 0,
		hints: noHints,
		hintReason: null,
		heard: [],
		heardBefore: {},
		disclosures: [],
		warnings: [],
		dismissed: [],
	}
}

/** Whether listening must wait: all-party consent is required and the recording notice was not given yet. */
export const waitsForNotice = ({ call, hasGivenNotice }: CallState) =>
	call.consentState !== null && !hasGivenNotice

/** A call whose end was not reported counts as over after some hours. `now` is in milliseconds since 1970. */
export const isOver = ({ call }: CallState, now: number) =>
	now - Date.parse(call.startTime) > longestCallHours * 3600_000

/** Recognized words. A null speaker is unknown: it is guessed from the words, or else the speakers alternate. */
export type Heard = { id: string; text: string; confidence: number | null; speaker: Speaker | null }

type Listened = { triggers: readonly Trigger[]; ready: ReadyTriggers }

/** What new words change: the transcript, who is taken to speak next, and the hint. */
export function takeWords(
	state: CallState,
	heard: Heard,
	{ triggers, ready }: Listened,
	now: number,
): CallState {
	const { id, confidence } = heard
	const text = heard.text.slice(0, longestEntry)
	const speaker = heard.speaker ?? guessSpeaker(text) ?? state.speaker
	const speakerFrom = heard.speaker === null ? ('guess' as const) : ('channel' as const)
	const entry = { id, speaker, text, timestamp: new Date(now).toISOString(), confidence, speakerFrom }
	const entries = [...state.entries, entry].slice(-entriesShown)
	const hints = chooseHint(state.hints, { id, text, speaker: heard.speaker }, ready, now)
	const isNew = hints.hint !== null && hints.hint.key !== state.hints.hint?.key
	return {
		...state,
		entries,
		heardBefore: heardBeforeOf(entries, state.heardBefore, state.heard),
		hints,
		hintReason: isNew ? reasonOf(hints.hint, triggers, entries, heard.speaker) : state.hintReason,
		speaker: heard.speaker ?? other(speaker),
	}
}

function reasonOf(
	hint: Hint | null,
	triggers: readonly Trigger[],
	entries: readonly LiveEntry[],
	by: Speaker | null,
): CallState['hintReason'] {
	const trigger = triggers.find(({ id }) => id === hint?.triggerId)
	if (!trigger) return null
	return { by, words: wordsSaid(trigger.phrases, entries) ?? trigger.title.toLowerCase() }
}

/** The disclosure element that counts as given when the rep confirms the recording notice. */
const recordingNotice = 'recording_notice.E1'

/** The rep confirms the recording notice, which was given before listening started. */
export function withNotice(state: CallState): CallState {
	return { ...state, hasGivenNotice: true, heard: [...new Set([...state.heard, recordingNotice])] }
}

export function withoutHint(state: CallState): CallState {
	return { ...state, hints: dismissHint(state.hints), hintReason: null }
}

/**
 * Applies a reading of the newest words. `corrections` is the number of corrections at the time of the request: a reading
 * from before a correction is ignored. If the speakers are known, hearing the recording notice confirms it.
 */
export function takeReading(state: CallState, reading: LiveReading, corrections = 0): CallState {
	if (corrections !== state.corrections) return state
	const { disclosures, heard } = reading
	const warnings = mergeWarnings(state, reading)
	const read = { ...state, disclosures, heard, warnings, correctionsRead: corrections }
	// The rep may have confirmed it after the request.
	if (state.hasGivenNotice) return withNotice(read)
	return { ...read, hasGivenNotice: knowsSpeakers(state) && heard.includes(recordingNotice) }
}

const knowsSpeakers = ({ entries }: CallState) => entries.length > 0 && !entries.some(isGuess)

/** Warnings that were not dismissed, newest first, what is only to be checked after the others. */
export function openWarnings({ warnings, dismissed }: CallState): LiveWarning[] {
	return warnings
		.filter(({ key }) => !dismissed.includes(key))
		.reverse()
		.sort((a, b) => Number(a.isToCheck) - Number(b.isToCheck))
}
