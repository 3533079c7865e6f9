import type { Turn } from '#features/compliance/index.ts'

/** Words that no one spoke, as a turn of a call: what is written has no times and was heard for sure. */
export const writtenTurn = (speaker: Turn['speaker'], text: string): Turn => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})
