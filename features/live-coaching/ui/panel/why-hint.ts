import type { Hint } from '../hints/choose-hint.ts'
import type { CallState } from './live-state.ts'

/** 'They said “think about it”' */
export function whyHint({ title }: Pick<Hint, 'title'>, reason: CallState['hintReason']): string {
	if (!reason) return title
	return `${reason.by === 'rep' ? 'You' : 'They'} said “${reason.words}”`
}
