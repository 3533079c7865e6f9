import type { SeededRandom } from '#platform/random/seeded-random.ts'
import type { RepActs } from './rep-act.ts'
import type { ProspectScript } from './script.ts'
import type { ProspectEvent, ProspectState } from './state.ts'

/** One message being answered: what every part of the prospect's mind reads and writes. */
export type Moment = {
	script: ProspectScript
	/** What the prospect had told last when the rep spoke: see `toldLast`. */
	before?: string | undefined
	/** A copy of its own, written to. */
	state: ProspectState
	rep: RepActs
	random: SeededRandom
	events: ProspectEvent[]
	/** What the prospect is about to say, piece by piece. */
	parts: string[]
}

export const has = ({ rep }: Moment, ...acts: RepActs['acts']) => acts.some((act) => rep.acts.includes(act))

export const openObjection = ({ script, state }: Moment) =>
	script.objections.find(({ code }) => state.objections[code]?.status === 'open')

export const setTrap = ({ script, state }: Moment) =>
	script.traps.find(({ code }) => state.traps[code]?.status === 'set')

export const trusts = ({ script, state }: Moment) => state.mood.trust >= Math.min(5, script.needs.trust - 1)
