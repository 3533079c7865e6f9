// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Characters of the name by which people know a token or an endpoint. */
export const longestName = 60

export const mostTokens = 20
export const longestTokenDays = 365
/** Requests a minute with one token. */
export const tokenRequests = 300

export const mostEndpoints = 20
export const longestUrl = 2000

/** Seconds of rest before each try to deliver a message: 8 tries within a day. */
export const tryAfterSeconds = [0, 5, 5 * 60, 30 * 60, 2 * 3600, 4 * 3600, 8 * 3600, 9 * 3600]
/** An endpoint that has taken nothing for so many days is switched off … */
export const failingDays = 3
/** … when a message was tried so often: two tries that failed with quiet days between them say little. */
export const failingTries = 4
/** How long messages are signed with old secrets too, after a new one was made. */
export const oldSecretHours = 24
/** How long the log keeps the results of a message. */
export const logDays = 30
/** Bytes of an endpoint's answer that are read and kept. */
export const mostAnswerBytes = 1024
export const answerSeconds = 10
