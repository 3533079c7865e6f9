import type { LiveEntry, LiveReading, LiveWarning, Trigger } from '#features/live-coaching/contract.ts'
import type { CallState, Speaker } from './live-state.ts'

export const other = (speaker: Speaker): Speaker => (speaker === 'customer' ? 'rep' : 'customer')

export const isGuess = ({ speakerFrom }: Pick<LiveEntry, 'speakerFrom'>) => speakerFrom === 'guess'

/** Whether a person may say that somebody else spoke: a channel of one's own leaves no doubt. */
export const isCorrectable = ({ speaker, speakerFrom }: LiveEntry) =>
	speaker !== 'ai' && (speakerFrom === 'guess' || speakerFrom === 'person')

/** Lines by id, with the elements of disclosures that were heard before each: what to go back to when it is corrected. */
export type HeardBefore = Record<string, string[]>

export const heardBeforeOf = (
	entries: readonly LiveEntry[],
	known: HeardBefore,
	now: readonly string[],
): HeardBefore => Object.fromEntries(entries.map(({ id }) => [id, known[id] ?? [...now]]))

/** The rep says who spoke a line. A line of a channel stays as it is. */
export function giveLineTo(
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

/** Every guess was the wrong way round: all of them change sides, and so does who is taken to speak next. */
export function swapSpeakers(state: CallState): CallState {
	const swapped = state.entries.filter(isGuess).map(({ id }) => id)
	const entries = state.entries.map((entry) =>
		isGuess(entry) && entry.speaker !== 'ai' ? { ...entry, speaker: other(entry.speaker) } : entry,
	)
	return readAgain({ ...state, entries, speaker: other(state.speaker) }, swapped)
}

/**
 * What was heard since the first of the corrected lines is to be heard anew. Until then, the warnings on them are
 * told as the lines now are.
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

/** A statement is wrong of the rep alone. */
function reassign(warning: LiveWarning, entry: LiveEntry): LiveWarning[] {
	const isSpeakerGuessed = isGuess(entry)
	if (entry.speaker === 'ai') return []
	if (!isSpeakerGuessed && entry.speaker === 'customer' && warning.kind === 'statement') return []
	return [{ ...warning, speaker: entry.speaker, isSpeakerGuessed }]
}

/** A hint on the line goes when it answers the other one's words, and says whose words they were when it stays. */
function withHintOf(state: CallState, id: string, speaker: Speaker, triggers: readonly Trigger[]): CallState {
	const { hint } = state.hints
	if (hint?.entryId !== id) return state
	const wanted = triggers.find((trigger) => trigger.id === hint.triggerId)?.speaker ?? 'anyone'
	if (wanted !== 'anyone' && wanted !== speaker)
		return { ...state, hints: { ...state.hints, hint: null }, hintReason: null }
	return { ...state, hintReason: state.hintReason && { ...state.hintReason, by: speaker } }
}

/**
 * The warnings of a call after a reading: a warning stays until it is dismissed, as the words were said. A reading after
 * a correction tells anew of all lines that show.
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
