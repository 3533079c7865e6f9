import type { LiveWarning } from '#features/live-coaching/contract.ts'

/** Whose words a warning is about, never as the rep's own while that is only a guess. */
export function whoSaid({
	speaker,
	isSpeakerGuessed,
	quote,
}: Pick<LiveWarning, 'speaker' | 'isSpeakerGuessed' | 'quote'>): string {
	if (isSpeakerGuessed) return `The speaker is a guess. Did you say “${quote}”?`
	return speaker === 'rep' ? `You said “${quote}”` : `The customer said “${quote}”`
}
