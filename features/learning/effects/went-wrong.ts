import type { AnalyzedCall } from '#features/analysis/index.ts'
import type { TrainedSubject } from '../contract.ts'

/** Fields of a call that show how a subject went on it. */
export type Judged = Pick<
	AnalyzedCall,
	'statements' | 'disclosures' | 'disclosuresWereDue' | 'objections' | 'skills'
>

/**
 * Whether a subject other than a skill went wrong on a call, by its current analysis; null where it did not come up. A
 * statement can be made on any call; a disclosure comes up where it was due or was given anyway, an objection where it
 * was raised. A disclosure recognized too unsurely is held against no one.
 */
export function wentWrong(call: Judged, { kind, code }: TrainedSubject): boolean | null {
	const isAboutIt = (each: { code: string }) => each.code === code
	if (kind === 'skill') return null
	if (kind === 'statement') return call.statements.some(isAboutIt)
	if (kind === 'objection') {
		const raised = call.objections.filter(isAboutIt)
		return raised.length === 0 ? null : raised.some(({ handled }) => !handled)
	}
	const status = call.disclosures.find(isAboutIt)?.status
	if (status === undefined || status === 'unclear') return null
	if (!call.disclosuresWereDue && status === 'missing') return null
	return status !== 'given'
}
