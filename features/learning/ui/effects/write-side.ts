import type { PracticeEffect } from '#features/learning/contract.ts'
import { formatCount } from '#platform/text/format-number.ts'

type Side = PracticeEffect['before']
type Kind = PracticeEffect['subject']['kind']

/** As many calls as are compared on each side. */
const callsOfASide = 10

/** How a subject went on one side, in a line: '2 of 10 calls', '6.4 out of 10'; null if there is nothing to show. */
export function writeResult(kind: Kind, { calls, missed, average }: Side): string | null {
	if (calls === 0) return null
	if (kind === 'skill') return average === null ? null : `${average.toFixed(1)} out of 10`
	return `${missed ?? 0} of ${formatCount(calls, 'call')}`
}

/** How many calls the line rests on, where ten are still to come or the subject did not come up on all. */
export function writeBasis(kind: Kind, { scored, calls }: Side, side: 'before' | 'after'): string | null {
	if (scored === 0) return side === 'before' ? 'No scored calls before' : 'No scored calls yet'
	const soFar = side === 'after' && scored < callsOfASide ? `${scored} of ${callsOfASide} calls so far` : null
	if (calls === 0) return [notHeard[kind], soFar].filter(Boolean).join(', ')
	return soFar ?? (calls < scored ? `Came up on ${calls} of ${scored}` : null)
}

const notHeard: Record<Kind, string> = {
	statement: 'Not judged',
	disclosure: 'Not due',
	objection: 'Not raised',
	skill: 'Didn’t come up',
}

/** What the counts count. */
export const whatIsCounted: Record<Kind, string> = {
	statement: 'Said on',
	disclosure: 'Missing or partial on',
	objection: 'Not handled on',
	skill: 'Mean score',
}

/** Whether it went better or worse after; null if either side is empty or both are alike. */
export function changeOf({ subject, before, after }: PracticeEffect): 'better' | 'worse' | null {
	if (before.calls === 0 || after.calls === 0) return null
	const rate = ({ calls, missed, average }: Side) =>
		subject.kind === 'skill' ? (average ?? 0) : -(missed ?? 0) / calls
	const difference = rate(after) - rate(before)
	if (difference === 0) return null
	return difference > 0 ? 'better' : 'worse'
}
