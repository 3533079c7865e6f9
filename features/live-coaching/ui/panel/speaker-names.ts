import type { LiveEntry } from '#features/live-coaching/contract.ts'

export const speakerNames: Record<LiveEntry['speaker'], string> = {
	customer: 'Customer',
	rep: 'Rep',
	ai: 'Candor',
}
