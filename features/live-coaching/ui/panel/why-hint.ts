import type { Hint } from '../hints/choose-hint.ts'
import type { CallState } from './call-state.ts'

/** 'They said “think about it”', or only 'Heard “…”' if the speaker is a guess. */
export function whyHint({ title }: Pick<Hint, 'title'>, reason: CallState['hintReason']): string {
	if (!reason) return title
	const who = reason.by === null ? 'Heard' : reason.by === 'rep' ? 'You said' : 'They said'
	return `${who} “${reason.words}”`
}
