import type { Segment } from '#features/recordings/contract.ts'

/** Turns that a part shares with the part before it, so that a statement is read with what led up to it. */
const sharedTurns = 12
/** What surrounds each turn in a prompt: brackets, commas, its number and speaker. */
const charactersAround = 24

/** A turn with its number in the call. */
export type NumberedTurn = { turn: number; segment: Segment }

/**
 * The call in overlapping parts of at most `mostCharacters` each, in order; one part where it fits. A single turn that is
 * longer makes a part of its own, cut to the length.
 */
export function splitCall(segments: readonly Segment[], mostCharacters: number): NumberedTurn[][] {
	const turns = segments.map((segment, turn) => ({
		turn,
		segment: { ...segment, text: segment.text.slice(0, mostCharacters - charactersAround) },
	}))
	const parts: NumberedTurn[][] = []
	for (let first = 0; first < turns.length; ) {
		const after = endOf(turns, first, mostCharacters)
		parts.push(turns.slice(first, after))
		if (after === turns.length) break
		// Each part continues with at least half of its turns, however long they are.
		first = after - Math.min(sharedTurns, Math.floor((after - first) / 2))
	}
	return parts
}

function endOf(turns: readonly NumberedTurn[], first: number, mostCharacters: number) {
	let characters = 0
	for (let at = first; at < turns.length; at++) {
		characters += JSON.stringify(turns[at]?.segment.text).length + charactersAround
		if (characters > mostCharacters && at > first) return at
	}
	return turns.length
}
