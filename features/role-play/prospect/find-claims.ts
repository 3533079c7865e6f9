import { type Finding, findViolations, hearRules, type ReadTurn } from '#features/compliance/index.ts'
import { isRude } from './read-manner.ts'

/**
 * The prohibited statements of a practice call. Abuse is found by its words alone: what the analyst learned from whole
 * calls takes the short turns of a practice call ('My apologies for the wait') for abuse now and then, and a prospect
 * hangs up on it.
 */
export function findPracticeClaims(call: ReadTurn[]): Finding[] {
	const findings = findViolations(call)
	if (!findings.some(isAbuse)) return findings
	const heard = new Set(
		hearRules(call).flatMap(({ ready, evidence }) => (isAbuse(ready.statement) ? [evidence.turn] : [])),
	)
	return findings.filter((finding) => {
		const turn = call[finding.turn]
		return !isAbuse(finding) || heard.has(finding.turn) || (turn !== undefined && isRude(turn))
	})
}

const isAbuse = ({ code }: { code: string }) => code === 'abusive_language'
