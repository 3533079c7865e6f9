import type { LineNeed } from './better-lines/line-need.ts'
import { answerNeeds, generalNeeds, objectionNeeds } from './better-lines/next-needs.ts'
import type { Measure, MessageBasis } from './measure.ts'
import { type Measured, measureMessage } from './measure-message.ts'
import { messageTexts } from './message-texts.ts'
import { goodFrom } from './rating-formula.ts'

/** What to tell the rep of a message: what it did best, or what it did worst and what was better to say. */
export type Review = Measured & {
	isGood: boolean
	why: string
	/** What mends its worst faults, whenever it is said; nothing for a good message. */
	amends: LineNeed[]
	/** What would have been better there, most fitting first; nothing for a good message. */
	needs: LineNeed[]
}

export function reviewMessage(basis: MessageBasis): Review {
	const measured = measureMessage(basis)
	const { script, acts, events, claims, earlier } = basis
	const isGood = measured.effectiveness >= goodFrom && claims.length === 0
	const scored = measured.measures.filter(({ code }) => code !== 'mood')
	const byPoints = scored.toSorted((a, b) => a.points - b.points)
	if (isGood)
		return { ...measured, isGood, why: byPoints.at(-1)?.text ?? messageTexts.movedOn, amends: [], needs: [] }
	const soFar = [...earlier, { messageId: '', acts, events }]
	const faults = byPoints.filter(({ points, need }) => points < 0 || need)
	const amends = [
		...claims.flatMap(({ code }): LineNeed[] => [
			{ kind: 'rule', code },
			{ kind: 'correction', code },
		]),
		...(acts.isRude ? [{ kind: 'conduct', code: 'apology' } as const] : []),
		...faults.flatMap(({ code, need }) =>
			code === 'objectionLeft' ? objectionNeeds(script, soFar) : (need ?? []),
		),
	]
	const needs = [...amends, ...answerNeeds(script, earlier), ...generalNeeds(script, soFar)]
	return { ...measured, isGood, why: whyNotGood(basis, faults[0] ?? byPoints.at(-1)), amends, needs }
}

function whyNotGood({ acts, claims }: MessageBasis, measure: Measure | undefined) {
	const [claim] = claims
	if (claim) return messageTexts.claim({ statement: claim.title, citation: claim.citation, why: claim.why })
	if (acts.isSilent) return messageTexts.silent
	if (acts.isGibberish) return messageTexts.gibberish
	if (acts.isRude) return messageTexts.rude
	if (!measure) return messageTexts.nothingMoved
	return measure.points > 0 ? messageTexts.couldDoMore({ did: measure.text }) : measure.text
}
