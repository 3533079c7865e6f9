import type { ProspectEvent } from '../prospect/index.ts'
import { conduct, firstNameOf, type Measure, type MessageBasis, measure } from './measure.ts'
import { isAgreed } from './measure-talk.ts'
import { messageTexts } from './message-texts.ts'
import { messagePoints } from './rating-formula.ts'

/** What a message brought about in the prospect. */
export const ofEvents = ({ script, events }: MessageBasis): Measure[] => {
	const name = firstNameOf(script)
	return events.flatMap((event): Measure[] => {
		switch (event.kind) {
			case 'objection_met':
				return [measure('met', messageTexts.met({ name }))]
			case 'objection_pressed':
			case 'objection_ignored':
				if (isAgreed(events)) return []
				return [measure('objectionLeft', messageTexts.objectionLeft, { kind: 'objection', code: event.code })]
			case 'trap_resisted':
				return [measure('resisted', messageTexts.resisted)]
			case 'trap_ignored':
				return [
					measure('trapLeft', messageTexts.trapLeft({ name }), {
						kind: 'rule',
						code: event.code,
					}),
				]
			case 'fact_revealed':
				return [measure('revealed', messageTexts.revealed({ name }))]
			case 'confused':
				return [measure('confused', messageTexts.confused({ name }), conduct('shorter'))]
			case 'interrupted':
				return [measure('interrupted', messageTexts.interrupted({ name }), conduct('shorter'))]
			case 'warned':
				return [measure('warned', messageTexts.warned({ name }), conduct('apology'))]
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
	return [{ code: 'mood', points, text: points > 0 ? messageTexts.moodRose : messageTexts.moodFell }]
}
