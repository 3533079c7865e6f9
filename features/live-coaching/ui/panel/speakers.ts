import type { LiveEntry, LiveReading, LiveWarning, Trigger } from '#features/live-coaching/contract.ts'
import type { CallState, Speaker } from './call-state.ts'

export const other = (speaker: Speaker): Speaker => (speaker === 'customer' ? 'rep' : 'customer')

export const isGuess = ({ speakerFrom }: Pick<LiveEntry, 'speakerFrom'>) => speakerFrom === 'guess'

/** Whether the rep may correct the speaker. A separate audio channel makes it certain. */
export const isCorrectable = ({ speaker, speakerFrom }: LiveEntry) =>
	speaker !== 'ai' && (speakerFrom === 'guess' || speakerFrom === 'person')

export const heardBeforeOf = (
	entries: readonly LiveEntry[],
	known: CallState['heardBefore'],
	now: readonly string[],
): CallState['heardBefore'] => Object.fromEntries(entries.map(({ id }) => [id, known[id] ?? [...now]]))

/** Applies the rep's correction of a line's speaker. Lines with a separate audio channel do not change. */
export function assignLine(
	state: CallState,
	id: string,
	speaker: Speaker,
	triggers: readonly Trigger[],
): CallState {
	const entry = state.entries.find((each) => each.id === id)
	if (!entry || !isCorrectable(entry)) return state
	const corrected = { ...entry, speaker, speakerFrom: 'person' as const }
	const entries = state.entries.map((each) => (each === entry ? corrected : each))
	const isNewest = state.entries.at(-1) === entry
	const changed = { ...state, entries, speaker: isNewest ? other(speaker) : state.speaker }
	return readAgain(withHintOf(changed, id, speaker, triggers), [id])
}

/** Swaps the speaker of every guessed line, and the speaker expected next. */
export function swapSpeakers(state: CallState): CallState {
	const swapped = state.entries.filter(isGuess).map(({ id }) => id)
	const entries = state.entries.map((entry) =>
		isGuess(entry) && entry.speaker !== 'ai' ? { ...entry, speaker: other(entry.speaker) } : entry,
	)
	return readAgain({ ...state, entries, speaker: other(state.speaker) }, swapped)
}

/**
 * Resets the disclosures heard since the first corrected line, so that the next reading hears them again. Until then,
 * the warnings on corrected lines show the new speaker.
 */
function readAgain(state: CallState, corrected: readonly string[]): CallState {
	const first = state.entries.find(({ id }) => corrected.includes(id))
	const heard = (first && state.heardBefore[first.id]) ?? state.heard
	const warnings = state.warnings.flatMap((warning) => {
		const entry = state.entries.find(({ id }) => id === warning.entryId)
		return entry ? reassign(warning, entry) : warning
	})
	return { ...state, heard, warnings, corrections: state.corrections + 1 }
}

/** Prohibited statements apply only to the rep, so a warning on the customer's words is removed. */
function reassign(warning: LiveWarning, entry: LiveEntry): LiveWarning[] {
	const isSpeakerGuessed = isGuess(entry)
	if (entry.speaker === 'ai') return []
	if (!isSpeakerGuessed && entry.speaker === 'customer' && warning.kind === 'statement') return []
	return [{ ...warning, speaker: entry.speaker, isSpeakerGuessed }]
}

/** Removes a hint on the line if its trigger listens to the other speaker; otherwise updates the speaker in it. */
function withHintOf(state: CallState, id: string, speaker: Speaker, triggers: readonly Trigger[]): CallState {
	const { hint } = state.hints
	if (hint?.entryId !== id) return state
	const wanted = triggers.find((trigger) => trigger.id === hint.triggerId)?.speaker ?? 'anyone'
	if (wanted !== 'anyone' && wanted !== speaker)
		return { ...state, hints: { ...state.hints, hint: null }, hintReason: null }
	return { ...state, hintReason: state.hintReason && { ...state.hintReason, by: speaker } }
}

/**
 * Merges the warnings of a reading. Earlier warnings stay until dismissed, except that the first reading after a
 * correction replaces those on the lines shown.
 */
export function mergeWarnings(
	{ entries, warnings, corrections, correctionsRead }: CallState,
	reading: LiveReading,
) {
	const shown = new Set(entries.map(({ id }) => id))
	const kept =
		corrections === correctionsRead ? warnings : warnings.filter(({ entryId }) => !shown.has(entryId))
	const known = new Set(kept.map(({ key }) => key))
	return [...kept, ...reading.warnings.filter(({ key }) => !known.has(key))]
}
