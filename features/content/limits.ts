// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Characters of a request for content; fewer say too little to write from. */
export const shortestRequest = 10
export const longestRequest = 2000
/** Characters of a title and of the text of an item. */
export const longestTitle = 160
export const longestContent = 30_000
