import { wasSurelyMade } from '#features/compliance/index.ts'
import type { ReplayTurn } from '../contract.ts'
import { chooseLine, SaidLines } from './better-lines/choose-line.ts'
import { practiceFacts } from './better-lines/practice-facts.ts'
import type { Play } from './play.ts'
import type { ReadPractice } from './read-practice.ts'
import { type Review, reviewMessage } from './review-message.ts'

/** Every message of the rep with its review. A claim that was taken back later was better not made. */
export function reviewPractice({ script, conversation, played }: Play, { findings }: ReadPractice): Review[] {
	return played.map(({ messageId, acts, events }, at) => {
		const turn = conversation.findIndex(({ id }) => id === messageId)
		const claims = findings.filter((finding) => finding.turn === turn && wasSurelyMade(finding))
		return reviewMessage({ script, acts, events, claims, earlier: played.slice(0, at) })
	})
}

/** Every message of the rep heard again: that it was good, or a better line for that moment, each line once. */
export function replaySession(
	{ script, conversation, played }: Play,
	reviews: readonly Review[],
): ReplayTurn[] {
	const facts = practiceFacts(script.persona)
	const said = new SaidLines()
	const texts = new Map(conversation.map(({ id, message }) => [id, message]))
	return played.map(({ messageId }, at) => {
		const review = reviews[at]
		const betterLine = review && !review.isGood ? chooseLine(review.needs, facts, said) : null
		// What the rep says himself needs no advice from there on.
		said.add(texts.get(messageId) ?? '')
		return { messageId, isGood: review?.isGood ?? false, betterLine, why: review?.why ?? '' }
	})
}
