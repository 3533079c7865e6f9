import type { StandingCall } from '#features/chat/index.ts'
import type { PracticeEffect, TrainedSubject } from '../contract.ts'

type Judged = Pick<
	StandingCall,
	'statements' | 'disclosures' | 'disclosuresWereDue' | 'objections' | 'skills'
>

/**
 * How a subject went on these calls, as their analyses stand. A statement can be made on any call; a disclosure comes
 * up where it was due or was given anyway, an objection where it was raised, a skill where there was occasion for it.
 * A disclosure recognized too unsurely is held against nobody.
 */
export function sumUpCalls(
	{ kind, code }: TrainedSubject,
	calls: readonly Judged[],
): PracticeEffect['before'] {
	const scored = calls.length
	if (kind === 'skill') {
		const scores = calls.flatMap(({ skills }) => skills.find((skill) => skill.code === code)?.score ?? [])
		return { scored, calls: scores.length, missed: null, average: mean(scores) }
	}
	const wentWrong = calls.flatMap((call) => missedOn(call, kind, code) ?? [])
	return { scored, calls: wentWrong.length, missed: wentWrong.filter(Boolean).length, average: null }
}

/** Whether it went wrong; null where it did not come up. */
function missedOn(
	call: Judged,
	kind: Exclude<TrainedSubject['kind'], 'skill'>,
	code: string,
): boolean | null {
	const isAboutIt = (each: { code: string }) => each.code === code
	if (kind === 'statement') return call.statements.some(isAboutIt)
	if (kind === 'objection') return isUnhandled(call.objections.filter(isAboutIt))
	const status = call.disclosures.find(isAboutIt)?.status
	if (status === undefined || status === 'unclear') return null
	if (!call.disclosuresWereDue && status === 'missing') return null
	return status !== 'given'
}

function isUnhandled(raised: { handled: boolean }[]): boolean | null {
	return raised.length === 0 ? null : raised.some(({ handled }) => !handled)
}

function mean(scores: number[]): number | null {
	if (scores.length === 0) return null
	return Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10
}
