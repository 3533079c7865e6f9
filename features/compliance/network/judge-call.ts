import { restingOn } from '../detect/certainty.ts'
import { mayIgnoreRequest } from '../detect/find-ignored-requests.ts'
import { isHonest } from '../detect/is-honest.ts'
import { customerBefore, type Hit, type JudgedHit } from '../detect/match-rules.ts'
import { clauseAround, type ReadTurn, readCall } from '../detect/read-call.ts'
import { type ReadyStatement, readyStatements } from '../detect/rule-books.ts'
import {
	calibrate,
	highestLikelyProbability,
	leastMatchedProbability,
	leastProbability,
	levelOf,
	likelyProbability,
} from './calibration.ts'
import { isConversation } from './is-conversation.ts'
import { type CallPrediction, predictCall } from './predict-call.ts'

/** The least probability of a reported statement: that a rule matches, that no rule matches, and that in a short text. */
const least = {
	matched: leastMatchedProbability,
	unmatched: leastProbability,
	inShortText: likelyProbability,
}

/** An answer of so few words means what the words before it make it mean. */
const shortAnswer = 10

/**
 * The prohibited statements of a call, or of a line or message, with their probability: what the rules match is weighed by
 * the network together with everything else in the call. At most one of a kind in a turn. What is only possible
 * is reported if a rule matches it, and, `withPossible`, if none does: in a short text the network has little to go by.
 */
export function judgeCall(
	call: readonly ReadTurn[],
	matches: readonly Hit[],
	withPossible = isConversation(call),
	prediction: Pick<CallPrediction, 'statement' | 'clearestSentence'> = predictCall(call),
): JudgedHit[] {
	const matchesIn = Map.groupBy(matches, ({ evidence }) => evidence.turn)
	const leastUnmatched = withPossible ? least.unmatched : least.inShortText
	return call
		.filter(({ turn, sentences }) => turn.speaker === 'rep' && sentences.length > 0)
		.flatMap((read) =>
			readyStatements.flatMap((ready) => {
				const match = matchesIn.get(read.index)?.find((hit) => hit.ready === ready)
				const inCall = calibrate(prediction.statement(read.index, ready.statement.code))
				const probability = match ? Math.max(inCall, ofClauseAlone(read, match, inCall)) : inCall
				if (probability < (match ? least.matched : leastUnmatched)) return []
				const sureness = { probability, level: levelOf(probability, match?.isPlain) }
				if (match) return { ...match, ...sureness }
				const { code, severity } = ready.statement
				if (code === 'do_not_call_ignored' && !mayIgnoreRequest(call, read)) return []
				if (isHonest(read, customerBefore(call, read), ready)) return []
				const evidence = clearestClause(call, read, ready, prediction)
				return { ready, evidence, severity, isPlain: false, ...sureness }
			}),
		)
}

/**
 * The probability of the clause that a rule matches plainly, judged separately, if its sentence has several: the
 * network reads sentences as a whole, and may miss one clause ('I guarantee it works, and …'). Never so high that it is
 * certain: what is around it may clear it.
 */
function ofClauseAlone(read: ReadTurn, { ready, evidence, isPlain }: Hit, inCall: number) {
	if (!isPlain || inCall >= likelyProbability || isWholeSentence(read, evidence.quote)) return 0
	const clause = {
		speaker: read.turn.speaker,
		text: evidence.quote,
		start: null,
		end: null,
		confidence: null,
	}
	const alone = calibrate(predictCall(readCall([clause])).statement(0, ready.statement.code))
	return Math.min(alone, highestLikelyProbability)
}

const isWholeSentence = ({ turn, sentences }: ReadTurn, quote: string) =>
	sentences.some(({ from, to }) => withoutStop(turn.text.slice(from, to)) === withoutStop(quote))
const withoutStop = (text: string) => text.trim().replace(/[^\p{L}\p{N}]$/u, '')

/** The sentence that makes the statement most clearly; a short answer is as certain as the words it answers. */
function clearestClause(
	call: readonly ReadTurn[],
	read: ReadTurn,
	{ statement }: ReadyStatement,
	prediction: Pick<CallPrediction, 'clearestSentence'>,
) {
	const sentence = read.sentences[prediction.clearestSentence(read.index, statement.code)]
	if (!sentence) throw new Error('A turn without sentences makes no statement')
	const clause = clauseAround(read, sentence, 0, sentence.places.length)
	const before = call[read.index - 1]
	return read.wordCount <= shortAnswer && before ? restingOn(clause, before.confidence) : clause
}
