import type { ReadClaim } from '../detect/find-claims.ts'

/** A rule says more than a word does: it counts as this many features. */
const weightOfARule = 4

/** What the rules say of a sentence: which claims it makes, and which it only sounds like. */
export const ruleFeatures = (claims: readonly ReadClaim[]): string[] =>
	claims.flatMap(({ ready, claimed }) => {
		const { code } = ready.statement
		if (!claimed) return [`c ${code}`]
		const copies = Array.from({ length: weightOfARule }, (_, copy) => `r ${code} ${copy}`)
		return claimed.strength > 1 ? [...copies, `r2 ${code}`] : copies
	})
