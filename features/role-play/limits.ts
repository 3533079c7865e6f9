// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Characters of a message. */
export const longestMessage = 2000
/** Characters of the name of a session or of a scenario. */
export const longestName = 120
/** Characters of transcript below which a recording teaches nothing. */
export const fewestTranscriptCharacters = 100
/** Seeds run from 0 to this. */
export const highestSeed = 2_147_483_647
