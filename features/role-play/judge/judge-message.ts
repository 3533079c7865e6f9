import { countsFully } from '#features/compliance/index.ts'
import type { PracticeFinding, PracticeMessage } from '../contract.ts'
import type { ProspectEvent, RepActs } from '../prospect/index.ts'
import type { ProspectScript } from '../prospect/script.ts'
import { chooseLine, SaidLines } from './better-lines/choose-line.ts'
import { nextNeeds } from './better-lines/next-needs.ts'
import { practiceFacts } from './better-lines/practice-facts.ts'
import { messageTexts } from './message-texts.ts'
import type { PlayedMessage } from './play.ts'
import { reviewMessage } from './review-message.ts'
import { toneOf } from './tone-of.ts'

/**
 * The analysis of the rep's last message: how it sounds, what it did for the call (0-10), one line of coaching with
 * the words to say, and the prohibited claims in it. It is judged by those that are certain.
 * @param input.conversation so far, ending with the message; coaching given earlier in it is not given again
 * @param input.acts what `readRepMessage` reads from the message, its claims included
 * @param input.events what the message brought about in the prospect
 * @param input.earlier the rep's messages before it; without them advice may name what was already asked
 */
export function judgeMessage(input: {
	script: ProspectScript
	conversation: readonly (Pick<PracticeMessage, 'id' | 'message'> & Partial<PracticeMessage>)[]
	acts: RepActs
	events: readonly ProspectEvent[]
	earlier?: readonly PlayedMessage[]
}): PracticeMessage['analysis'] & { effectiveness: number } {
	const { script, conversation, acts, events, earlier = [] } = input
	const claims = acts.claims.filter((claim) => countsFully(claim))
	const review = reviewMessage({ script, acts, events, earlier, claims })
	const said = new SaidLines()
	for (const { message, analysis } of conversation) said.add(`${message} ${analysis?.coaching ?? ''}`)
	const messageId = conversation.at(-1)?.id ?? ''
	const played = [...earlier, { messageId, acts, events }]
	const needs = [...review.amends, ...nextNeeds(script, played)]
	const isOver = events.some(({ kind }) => kind === 'ended')
	const line = review.isGood && isOver ? null : chooseLine(needs, practiceFacts(script.persona), said)
	const { why } = review
	return {
		tone: toneOf(acts, review.measures, claims.length > 0),
		effectiveness: review.effectiveness,
		coaching: line ? messageTexts[review.isGood ? 'coachingNext' : 'coachingSay']({ why, line }) : why,
		findings: acts.claims.map(toPracticeFinding),
	}
}

function toPracticeFinding(finding: RepActs['claims'][number]): PracticeFinding {
	const { code, title, severity, level, citation, quote, why, sayInstead } = finding
	return { code, title, severity, level, citation, quote, why, sayInstead }
}
