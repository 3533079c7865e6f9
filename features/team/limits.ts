/** Compliance below this, in percent, is an alert. */
export const complianceAlert = 90

/** A rep with fewer scored calls in the period is not ranked: one lucky call is no top performance. */
export const fewestCallsToRank = 5

export const topPerformersShown = 3

/** Alerts shown, the worst first; the card counts all. */
export const mostAlerts = 20

/** Reps in the picture of compliance: of more, those who most need a look. */
export const mostRepsPictured = 100

/** Weeks of the small trend beside each rep, the current one included. */
export const sparklineWeeks = 8

/** Weeks that a profile looks back, the current one included. */
export const profileWeeks = 12

/** Newest scored calls from which a person's skills are read, and those of the team. */
export const skillCalls = { person: 20, team: 100 } as const

/** Reps that a report can be asked for by id: their ids must fit into an address. Without ids it is of all. */
export const mostReportIds = 300
