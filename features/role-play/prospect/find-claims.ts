import { type Finding, findViolations, matchRules, type ReadTurn } from '#features/compliance/index.ts'
import { isRude } from './read-manner.ts'

/**
 * The prohibited statements of a practice call. Abusive language counts only if it matches a rule: the learned classifier,
 * trained on whole calls, sometimes mistakes short turns ('My apologies for the wait') for abuse, which would make the
 * prospect hang up.
 */
export function findPracticeClaims(call: ReadTurn[]): Finding[] {
	const findings = findViolations(call)
	if (!findings.some(isAbuse)) return findings
	const heard = new Set(
		matchRules(call).flatMap(({ ready, evidence }) => (isAbuse(ready.statement) ? [evidence.turn] : [])),
	)
	return findings.filter((finding) => {
		const turn = call[finding.turn]
		return !isAbuse(finding) || heard.has(finding.turn) || (turn !== undefined && isRude(turn))
	})
}

const isAbuse = ({ code }: { code: string }) => code === 'abusive_language'
