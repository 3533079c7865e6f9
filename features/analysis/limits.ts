// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** A score of this many points or more passes. */
export const passMark = 70

/** Calls that are deleted, retried or exported in one go. */
export const mostCallsAtOnce = 200

/** Characters of the reason for a dispute or a decision. */
export const shortestReason = 5
export const longestReason = 1000

/**
 * Whether a score part or skill applied to the call. Codes that are not score parts always apply, unless the call is not
 * scored.
 */
export const hadOccasion = (score: { parts: readonly { code: string; weight: number }[] }, code: string) =>
	score.parts.length > 0 && score.parts.every((part) => part.code !== code || part.weight > 0)
