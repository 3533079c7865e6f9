import { restingOn } from '../detect/certainty.ts'
import { mayIgnoreRequest } from '../detect/find-ignored-requests.ts'
import type { Hit, JudgedHit } from '../detect/match-rules.ts'
import { clauseAround, type ReadTurn } from '../detect/read-call.ts'
import { type ReadyStatement, readyStatements } from '../detect/rule-books.ts'
import { calibrate, leastMatchedProbability, leastProbability, levelOf } from './calibration.ts'
import { type CallPrediction, predictCall } from './predict-call.ts'

/** An answer of so few words means what the words before it make it mean. */
const shortAnswer = 10

/**
 * The prohibited statements of a call with their probability: what the rules match is weighed by the network together
 * with everything else in the call. At most one of a kind in a turn.
 */
export function judgeConversation(
	call: readonly ReadTurn[],
	matches: readonly Hit[],
	prediction: Pick<CallPrediction, 'statement' | 'clearestSentence'> = predictCall(call),
): JudgedHit[] {
	const matchesIn = Map.groupBy(matches, ({ evidence }) => evidence.turn)
	return call
		.filter(({ turn, sentences }) => turn.speaker === 'rep' && sentences.length > 0)
		.flatMap((read) =>
			readyStatements.flatMap((ready) => {
				const probability = calibrate(prediction.statement(read.index, ready.statement.code))
				const match = matchesIn.get(read.index)?.find((hit) => hit.ready === ready)
				if (probability < (match ? leastMatchedProbability : leastProbability)) return []
				const sureness = { probability, level: levelOf(probability, match?.isPlain) }
				if (match) return { ...match, ...sureness }
				const { code, severity } = ready.statement
				if (code === 'do_not_call_ignored' && !mayIgnoreRequest(call, read)) return []
				const evidence = clearestClause(call, read, ready, prediction)
				return { ready, evidence, severity, isPlain: false, ...sureness }
			}),
		)
}

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
