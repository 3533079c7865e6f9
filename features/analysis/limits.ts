// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** A score of this many points or more passes. */
export const passMark = 70

/** Characters of the reason for a dispute or a decision. */
export const shortestReason = 5
export const longestReason = 1000
