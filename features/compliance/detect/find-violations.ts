import type { Finding } from '../contract.ts'
import { judgeCall } from '../network/judge-call.ts'
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
 * All prohibited statements of the rep in order of time, at most one per kind and turn. The
 * network weighs what the rules match together with the rest of the call. The customer's words are only context. Statements
 * that are taken back later have the status 'corrected', those in uncertain words 'unclear'. Of a text of fewer than 8 turns,
 * what is only possible is found if a rule matches it, or `withPossible`.
 */
export function findViolations(call: ReadTurn[], withPossible?: boolean): Finding[] {
	const isJudgedApart = apartFor(call)
	const retractions = retractionsIn(call)
	return judgeCall(call, matchRules(call), withPossible)
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
	const status = !isCertain(hit.evidence.confidence)
		? 'unclear'
		: isCorrectedLater(hit, retractions)
			? 'corrected'
			: 'found'
	return {
		...hit.evidence,
		code,
		title,
		severity,
		status,
		level,
		probability: round(hit.probability),
		citation,
		why,
		sayInstead,
	}
}

const round = (probability: number) => Math.round(probability * 1000) / 1000
