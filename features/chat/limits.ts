// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Characters of a message. */
export const longestMessage = 4000
/** Characters of the name of a conversation. */
export const longestTitle = 120
/** Messages of a rep in one conversation. */
export const mostMessages = 400
