import type { ReadClaim } from '../detect/find-claims.ts'

/** What the rules say of a sentence: which claims it makes, and which it only sounds like. */
export const ruleFeatures = (claims: readonly ReadClaim[]): string[] =>
	claims.flatMap(({ ready, claimed }) => {
		const { code } = ready.statement
		if (!claimed) return [`c ${code}`]
		return claimed.strength > 1 ? [`r ${code}`, `r2 ${code}`] : [`r ${code}`]
	})
