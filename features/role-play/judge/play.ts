import type { ModelReading } from '#features/analysis/contract.ts'
import type { Outcome, PracticeMessage } from '../contract.ts'
import type { ProspectEvent, RepActs } from '../prospect/index.ts'
import type { ProspectScript } from '../prospect/script.ts'

/** What a message of the rep did, and what it brought about: kept with the session, so that it can be rated. */
export type PlayedMessage = { messageId: string; acts: RepActs; events: readonly ProspectEvent[] }

/** A session as far as it was played. `played` has the rep's messages in their order. */
export type Play = {
	script: ProspectScript
	conversation: readonly PracticeMessage[]
	played: readonly PlayedMessage[]
	outcome: Outcome | null
	/** What a model said of it, to be merged into what the rules find. */
	reading?: Pick<ModelReading, 'statements' | 'cleared' | 'elements'>
}

/** The ends a scenario asks for: those its objectives name, or else that the prospect goes on. */
export function rightEnds(script: ProspectScript): readonly Outcome[] {
	const named = script.objectives.flatMap(({ shows }) => ('ends' in shows ? [shows.ends] : []))
	if (named.length > 0) return named
	return shouldBeDeclined(script) ? ['declined', 'next_step_agreed'] : ['enrolled', 'next_step_agreed']
}

/** Whether the scenario's prospect does not belong in the program, so that an honest no is the right end. */
export const shouldBeDeclined = ({ objectives }: ProspectScript) =>
	objectives.some(({ shows }) =>
		'ends' in shows ? shows.ends === 'declined' : 'act' in shows && shows.act === 'advises_against',
	)
