import type { ProspectEvent } from '#features/role-play/prospect/index.ts'
import type { ProspectScript } from '#features/role-play/prospect/script.ts'

/** What a rep can go by: the person before him, what was just said and what he could see happening in the other. */
export type Room = {
	script: ProspectScript
	turn: number
	events: readonly ProspectEvent[]
	/** What the rep keeps in mind; lasts for the call. */
	mind: Mind
}
export type Mind = {
	used: Map<string, number>
	openObjection: string | null
	given: Set<string>
	trap: string | null
	plan: string[]
	askedToEnroll: number
}
export const newMind = (): Mind => ({
	used: new Map(),
	openObjection: null,
	given: new Set(),
	trap: null,
	plan: [],
	askedToEnroll: 0,
})

/** Keeps in mind what the prospect just did. */
export function notice({ mind, events }: Room) {
	for (const event of events) {
		if (event.kind === 'objection_raised' || event.kind === 'objection_pressed')
			mind.openObjection = event.code
		if (event.kind === 'objection_met') mind.openObjection = null
		if (event.kind === 'trap_set' || event.kind === 'trap_ignored') mind.trap = event.code
		if (event.kind === 'trap_resisted' || event.kind === 'trap_taken') mind.trap = null
		if (event.kind === 'enrollment_refused') mind.plan = mind.plan.filter((step) => step !== 'close')
	}
}
