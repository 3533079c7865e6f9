/** Characters of a comment, and of the note that goes with an assignment. */
export const longestComment = 2000
export const longestNote = 1000
/** Comments on one call. */
export const mostComments = 500
/** How far ahead something can be due, in days, and what is proposed. */
export const latestDueDays = 366
export const usualDueDays = 7
