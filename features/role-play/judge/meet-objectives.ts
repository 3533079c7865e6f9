import type { PracticeObjective } from '../contract.ts'
import type { ObjectiveSign } from '../prospect/script.ts'
import type { Play, PlayedMessage } from './play.ts'

/** The scenario's objectives, each with the id of the rep's message that met it, or null while none has. */
export const meetObjectives = (play: Play): PracticeObjective[] =>
	play.script.objectives.map(({ text, shows }) => ({ text, metBy: metBy(shows, play)?.messageId ?? null }))

function metBy(sign: ObjectiveSign, { played, outcome }: Play): PlayedMessage | undefined {
	if ('ends' in sign) return outcome === sign.ends ? played.at(-1) : undefined
	if ('act' in sign) {
		const doing = played.filter(({ acts }) => acts.acts.some((name) => name === sign.act))
		return doing[(sign.times ?? 1) - 1]
	}
	if ('discloses' in sign) {
		return played.find(({ acts }) =>
			acts.disclosures.some(({ code, status }) => code === sign.discloses && status === 'given'),
		)
	}
	return played.find(({ events }) =>
		events.some((event) => {
			if ('meets' in sign) return event.kind === 'objection_met' && event.code === sign.meets
			if ('learns' in sign) return event.kind === 'fact_revealed' && event.id === sign.learns
			return event.kind === 'trap_resisted' && event.code === sign.resists
		}),
	)
}
