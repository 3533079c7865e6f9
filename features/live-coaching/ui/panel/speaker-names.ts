import type { LiveEntry } from '#features/live-coaching/contract.ts'
import type { Speaker } from './call-state.ts'
import { isGuess } from './speakers.ts'

/** Names for the indicator of the current speaker. */
export const speakerNames: Record<Speaker, string> = { customer: 'Customer', rep: 'Rep' }

/** The speaker of a line, from the rep's point of view. Guesses are labeled "Possibly". */
export function speakerLabel({ speaker, speakerFrom }: Pick<LiveEntry, 'speaker' | 'speakerFrom'>): string {
	if (speaker === 'ai') return 'Candor'
	const name = speaker === 'rep' ? 'You' : 'Customer'
	return isGuess({ speakerFrom }) ? `Possibly ${name.toLowerCase()}` : name
}
