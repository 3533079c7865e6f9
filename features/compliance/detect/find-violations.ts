import type { Finding } from '../contract.ts'
import { judgeCall } from '../learned/judge-call.ts'
import { isConversation } from '../network/is-conversation.ts'
import { judgeConversation } from '../network/judge-conversation.ts'
import { isCertain } from './certainty.ts'
import {
	apartFor,
	isCorrectedLater,
	isTakenBackAtOnce,
	type JudgedHit,
	matchRules,
	retractionsIn,
} from './match-rules.ts'
import type { ReadTurn } from './read-call.ts'

/**
 * All prohibited statements of the rep in order of time, at most one per kind and turn. Rules propose candidates, and
 * a learned classifier weighs them together with the rest of the call. The customer's words are only context. Statements
 * that are taken back later have the status 'corrected', those in uncertain words 'unclear'.
 */
export function findViolations(call: ReadTurn[]): Finding[] {
	const isJudgedApart = apartFor(call)
	const retractions = retractionsIn(call)
	const judge = isConversation(call) ? judgeConversation : judgeCall
	return judge(call, matchRules(call))
		.filter((hit) => !isJudgedApart(hit.ready) || hit.ready.statement.code === 'do_not_call_ignored')
		.filter((hit) => {
			const read = call[hit.evidence.turn]
			return read !== undefined && !isTakenBackAtOnce(read, hit)
		})
		.map((hit) => toFinding(hit, retractions))
}

function toFinding(hit: JudgedHit, retractions: readonly ReadTurn[]): Finding {
	const { code, title, citation, why, sayInstead } = hit.ready.statement
	const { severity, level } = hit
	const probability = hit.probability === null ? null : round(hit.probability)
	const status = !isCertain(hit.evidence.confidence)
		? 'unclear'
		: isCorrectedLater(hit, retractions)
			? 'corrected'
			: 'found'
	return { ...hit.evidence, code, title, severity, status, level, probability, citation, why, sayInstead }
}

const round = (probability: number) => Math.round(probability * 1000) / 1000
