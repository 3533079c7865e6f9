import type { ProspectScript } from './script.ts'
import type { ProspectState } from './state.ts'

/** The prospect before a word was said. */
export const beginState = (script: ProspectScript, seed: number): ProspectState => ({
	random: seed >>> 0,
	seed: seed >>> 0,
	messages: 0,
	mood: { ...script.start },
	patienceLeft: script.needs.patience,
	objections: Object.fromEntries(
		script.objections.map(({ code }) => [code, { status: 'waiting', presses: 0, done: [] }]),
	),
	traps: Object.fromEntries(script.traps.map(({ code }) => [code, { status: 'waiting', asked: 0 }])),
	revealed: [],
	dodged: [],
	told: [],
	topicsRaised: [],
	actCounts: {},
	asked: [],
	warnings: 0,
	refusals: 0,
	pending: null,
	wasSaidToLeaveSoon: false,
	strayedAt: 0,
	said: [],
	outcome: null,
})
