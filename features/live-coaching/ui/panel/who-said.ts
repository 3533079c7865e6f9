import type { LiveWarning } from '#features/live-coaching/contract.ts'

/** Says who spoke the words of a warning. With a guessed speaker it asks instead of accusing the rep. */
export function whoSaid({
	speaker,
	isSpeakerGuessed,
	quote,
}: Pick<LiveWarning, 'speaker' | 'isSpeakerGuessed' | 'quote'>): string {
	if (isSpeakerGuessed) return `We’re not sure who said it. Did you say “${quote}”?`
	return speaker === 'rep' ? `You said “${quote}”` : `The customer said “${quote}”`
}
