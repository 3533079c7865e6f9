import { verifyWording } from '#features/language/pure.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { Outcome, PracticeMessage } from '../contract.ts'
import type { ProspectEvent } from '../prospect/index.ts'
import type { ProspectMood, ProspectScript } from '../prospect/script.ts'

/** What the prospect is about to say, and in which situation. */
export type Occasion = {
	script: ProspectScript
	mood: ProspectMood
	/** Ends with the rep's message. */
	conversation: readonly PracticeMessage[]
	events: readonly ProspectEvent[]
	outcome: Outcome | null
	/** The built-in line. */
	line: string
}

const longestLine = 500
/** A rewording may be longer than what it rewords by this factor and these characters. */
const growth = { factor: 2, characters: 80 }
/** Of the words that carry meaning in the built-in line, how many must be in its rewording. */
const leastKept = 0.3

/** Beyond what every model's text is verified for. */
const outOfCharacter =
	/\b(?:as an? (?:prospect|customer|character)|(?:i'?m|i am|being) (?:just )?an? (?:assistant|program|machine|simulation)|instructions?|role[- ]?play(?:ing)?|simulat\w+|pretend\w*|in character|roleplay|training (?:exercise|session|scenario)|scenario|json)\b/i
const coaching =
	/\b(?:you (?:should|could|might) (?:have )?(?:say|said|ask|asked|try|tried|mention|mentioned|explain|explained)|(?:good|great|nice|excellent) (?:question|job|work|answer|empathy|rapport|technique)|next time|tip:|feedback|better (?:approach|line|way to (?:say|ask|put))|well done|open[- ]ended)\b/i
const theRep =
	/(?:^|\n)\s*(?:rep|agent|prospect|customer|user|ai|assistant)\s*:|\b(?:our (?:program|fee|fees|clients|team|company|negotiators|specialists)|we(?:'ll| will| can| could)? (?:negotiate|settle|enroll)|recorded line|enroll you|get you (?:started|enrolled|set up)|(?:how|what) can i help|on behalf of)\b/i
/**
 * A model's wording, if it says what the built-in line says and nothing else; null otherwise. It may not be much longer,
 * keeps a question a question and a denial a denial, brings no figure, name or fact of its own, and is neither the rep
 * nor a coach nor a machine. Careful rather than complete: what is doubtful is not used. Pure.
 */
export function verifyLine(wording: string, { line, script, conversation }: Occasion): string | null {
	const text = cleanText(wording)
		.trim()
		.replace(/\s+/g, ' ')
		.replace(/^"(.*)"$/, '$1')
	if (!/\p{L}/u.test(text)) return null
	if ([outOfCharacter, coaching, theRep].some((pattern) => pattern.test(text) && !pattern.test(line)))
		return null
	const { name, jobTitle, region, household, debts, history, reasonForCall } = script.persona
	const person = [
		name,
		jobTitle,
		region,
		household,
		history,
		reasonForCall,
		...debts.map(({ creditor }) => creditor),
	]
	const known = [line, ...person, ...conversation.map(({ message }) => message)].join('\n')
	const faults = verifyWording(text, {
		maxCharacters: Math.min(longestLine, line.length * growth.factor + growth.characters),
		isSpeech: true,
		rephrases: line,
		keeps: { text: line, fraction: leastKept },
		figures: line,
		citations: known,
		facts: known,
	})
	return faults.length === 0 ? text : null
}
