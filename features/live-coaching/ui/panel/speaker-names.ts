import type { LiveEntry } from '#features/live-coaching/contract.ts'
import type { Speaker } from './live-state.ts'
import { isGuess } from './speakers.ts'

/** Who speaks, as the indicator names both sides. */
export const speakerNames: Record<Speaker, string> = { customer: 'Customer', rep: 'Rep' }

/** Whose line it is, as the panel tells its rep: a guess is named as one. */
export function speakerLabel({ speaker, speakerFrom }: Pick<LiveEntry, 'speaker' | 'speakerFrom'>): string {
	if (speaker === 'ai') return 'Candor'
	const name = speaker === 'rep' ? 'You' : 'Customer'
	return isGuess({ speakerFrom }) ? `Possibly ${name.toLowerCase()}` : name
}
