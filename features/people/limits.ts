/** Minutes after a sign-in or a confirmation during which it counts as recent. */
export const recentMinutes = 15

/** Characters of a new password: the least, and the most that the auth library hashes. */
export const passwordLength = { least: 10, most: 128 }

/** How long a link to set a password works: an invitation in days, a reset that an administrator asked for in hours. */
export const invitationDays = 7
export const resetHours = 24

/** Calls a week, unless set otherwise. */
export const defaultWeeklyCallTarget = 50
export const mostWeeklyCalls = 10_000

/** Open sockets per person and process: a browser tab opens up to three. */
export const mostSockets = 20
/** Socket close codes. The first asks the client to sign in again, the second to reconnect with its new permissions. */
export const sessionEndedCode = 4401
export const accessChangedCode = 4403

/** People that one request may change. */
export const mostPeopleAtOnce = 500

/** A file of people to import: bytes, and rows without the heading. */
export const importLimits = { bytes: 1_000_000, rows: 2000 }
