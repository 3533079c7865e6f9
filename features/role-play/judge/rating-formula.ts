/**
 * The whole formula of practice. A message starts at `start` and ends within 0-10; what it did adds and takes
 * points. A session's score is the sum of its parts by weight, 0-100, held down by the caps.
 */
export const messagePoints = {
	start: 4.5,
	/** The maximum for a message with this fault. */
	caps: { claim: 2, seriousClaim: 1, rude: 1, silent: 0, gibberish: 1, pushy: 4, dismissive: 4, tooEarly: 4 },
	met: 3,
	resisted: 3,
	revealed: 2.5,
	disclosed: 2,
	alsoDisclosed: 1,
	disclosedInPart: 1,
	corrected: 2,
	openQuestion: 1,
	newMatterAsked: 1.5,
	sympathy: 1,
	sympathyWhenDue: 1.5,
	summary: 1,
	understandingChecked: 1.5,
	limitsAdmitted: 1,
	room: 1,
	answered: 2,
	explained: 0.5,
	introduced: 1,
	enrollmentInTime: 2.5,
	honestNo: 3,
	nextStep: 1.5,
	objectionLeft: -2,
	trapLeft: -1,
	questionLeft: -2.5,
	/** Acknowledged, but not answered yet. */
	questionDeferred: -0.5,
	dismissed: -1.5,
	sympathyMissed: -1,
	tooEarly: -3,
	repeated: -2,
	rambled: -3.5,
	long: -1,
	pushed: -3,
	jargon: -1,
	figuresThrown: -1,
	/** Worth nothing itself; tells what would have been better. */
	closedQuestion: 0,
	interrogated: -1,
	confused: -1.5,
	warned: -2,
	interrupted: -1,
	nothingMoved: -1,
	/** Per point that trust or understanding moved, and the most it can come to either way. */
	perTrust: 0.8,
	perUnderstanding: 0.5,
	perPressure: -0.5,
	mostByMood: 2,
} as const

/** From here on a message is good and needs no better line. */
export const goodFrom = 6.5

/** Words of a message beyond which it is long. */
export const longMessage = 110
/** More figures than this in one message are not followed. */
export const mostFigures = 6
/** More closed questions than this without an open one are an interrogation. */
export const mostClosedQuestions = 2

/** Weights of the score, 100 in all. Without an objection its weight goes to the others in proportion. */
export const practiceWeights = {
	discovery: 18,
	rapport: 14,
	objection_handling: 18,
	compliance: 22,
	closing: 14,
	/** The mean of what the messages were worth. */
	messages: 14,
} as const

/** The highest score that is left in these cases. Those of claims count the serious ones that were not taken back. */
export const practiceCaps = {
	seriousClaims: [55, 45, 38, 32, 22, 15, 8],
	enrolledWithoutDisclosures: 60,
	enrolledWrongly: 60,
	/** Somebody whom the program does not fit was not told so. */
	unfitNotDeclined: 65,
	hungUp: 50,
	mostlySilent: 15,
	tooShort: 30,
} as const

/**
 * Share of the messages that ask, answer or speak to the prospect: up to `least` the score is held at `lowest`, from `enough`
 * on it is free, and between it is held in proportion. Keywords, recited disclosures and one-word replies do neither.
 */
export const engagement = { least: 0.43, lowest: 15, enough: 0.6, highest: 45 } as const

/** With fewer messages or words than these there is too little to rate. */
export const fewestMessages = 4
export const fewestWords = 60
