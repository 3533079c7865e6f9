import type { ProspectEvent } from '../prospect/index.ts'
import { conduct, firstNameOf, type Measure, type MessageBasis, measure } from './measure.ts'
import { isAgreed } from './measure-talk.ts'
import { messagePoints } from './rating-formula.ts'

/** What a message brought about in the prospect. */
export const ofEvents = ({ script, events }: MessageBasis): Measure[] => {
	const name = firstNameOf(script)
	return events.flatMap((event): Measure[] => {
		switch (event.kind) {
			case 'objection_met':
				return [measure('met', `It answered the objection, and ${name} let it go.`)]
			case 'objection_pressed':
			case 'objection_ignored':
				if (isAgreed(events)) return []
				return [
					measure('objectionLeft', 'It left the objection open.', { kind: 'objection', code: event.code }),
				]
			case 'trap_resisted':
				return [measure('resisted', 'It told the truth when a false answer was tempting.')]
			case 'trap_ignored':
				return [
					measure('trapLeft', `${name} asked something that needs an honest no.`, {
						kind: 'rule',
						code: event.code,
					}),
				]
			case 'fact_revealed':
				return [measure('revealed', `It got ${name} to open up.`)]
			case 'confused':
				return [measure('confused', `${name} could not follow it.`, conduct('shorter'))]
			case 'interrupted':
				return [measure('interrupted', `${name} had to cut in.`, conduct('shorter'))]
			case 'warned':
				return [measure('warned', `${name} is close to hanging up.`, conduct('apology'))]
			default:
				return []
		}
	})
}

/** How far it moved what the prospect feels. */
export function ofMood(events: readonly ProspectEvent[]): Measure[] {
	const { perTrust, perUnderstanding, perPressure, mostByMood } = messagePoints
	const moved = events.reduce(
		(sum, event) =>
			event.kind === 'mood'
				? sum +
					event.trust * perTrust +
					event.understanding * perUnderstanding +
					Math.max(0, event.pressure) * perPressure
				: sum,
		0,
	)
	const points = Math.max(-mostByMood, Math.min(mostByMood, moved))
	if (Math.abs(points) < 0.05) return []
	return [{ code: 'mood', points, text: points > 0 ? 'Trust or understanding grew.' : 'It cost trust.' }]
}
