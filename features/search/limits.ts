/** What is typed to search: shorter finds nothing, longer is refused. */
export const fewestCharacters = 2
export const mostCharacters = 200

/** Results of each group. */
export const mostFound = 5

/** Calls opened last, that the palette lists before anything is typed. */
export const mostRecent = 5
