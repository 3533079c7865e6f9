/** What a rep can want of the coach. */
export const intents = [
	/** What to say to a customer. */
	'words',
	/** Whether something is allowed or required, and what the law says. */
	'rule',
	/** How something is or works. */
	'fact',
	/** A line of their own, planned or said, that they want judged. */
	'check',
	/** A line of their own that they want put better. */
	'rewrite',
	'compare',
	/** To rehearse, be drilled or quizzed. */
	'practice',
	/** Their own or the team's recorded calls, scores and figures. */
	'calls',
	/** Help to get around a rule or to hide that it was broken. */
	'evade',
	/** Worn out, frustrated or afraid for the job. */
	'distress',
	/** Speaks of ending their own life. */
	'crisis',
	'greeting',
	'thanks',
	/** What the coach is or can do. */
	'abilities',
	/** The coach answered something else. */
	'misread',
	/** Nothing that this coach is for. */
	'off_topic',
] as const
