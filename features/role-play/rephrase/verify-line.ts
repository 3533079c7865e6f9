import { readFigures } from '#platform/english/read-figures.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { contentStems, stemOf } from '#platform/text/content-stems.ts'
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

const outOfCharacter =
	/\b(?:as an? (?:ai|assistant|language model|prospect|customer|character)|(?:i'?m|i am|being) (?:just )?an? (?:ai|assistant|bot|chatbot|program|machine|language model|simulation)|language model|openai|chat ?gpt|system prompt|instructions?|role[- ]?play(?:ing)?|simulat\w+|pretend\w*|in character|roleplay|training (?:exercise|session|scenario)|scenario|json)\b/i
const coaching =
	/\b(?:you (?:should|could|might) (?:have )?(?:say|said|ask|asked|try|tried|mention|mentioned|explain|explained)|(?:good|great|nice|excellent) (?:question|job|work|answer|empathy|rapport|technique)|next time|tip:|feedback|better (?:approach|line|way to (?:say|ask|put))|well done|open[- ]ended)\b/i
const theRep =
	/(?:^|\n)\s*(?:rep|agent|prospect|customer|user|ai|assistant)\s*:|\b(?:our (?:program|fee|fees|clients|team|company|negotiators|specialists)|we(?:'ll| will| can| could)? (?:negotiate|settle|enroll)|recorded line|enroll you|get you (?:started|enrolled|set up)|(?:how|what) can i help|on behalf of)\b/i
const markup = /[<>{}[\]*_#`|\\]|\(|\)|https?:|\n\s*\n/

/** What nobody may have who did not have it before: told of nothing but the line, the person and the call. */
const factWords =
	/\b(?:wife|husband|fianc\w*|partner|girlfriend|boyfriend|son|sons|daughter|daughters|kids?|children|baby|mother|mom|father|dad|brother|sister|uncle|aunt|grand\w+|widow\w*|divorc\w*|lawyer|attorney|judge|court|summons|sued?|lawsuit|garnish\w*|bankrupt\w*|cancer|surgery|hospital|stroke|disab\w*|died|funeral|military|army|navy|veteran|church|retire\w*|pension|mortgage|house|rent|car|truck|evict\w*|foreclos\w*|fired|laid|unemploy\w*|suicid\w*|gun|police|prison|immigra\w*|visa|savings|inherit\w*|refund|guarantee\w*|government|tax\w*|irs)\b/gi

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
	if (!/\p{L}/u.test(text) || text.length > longestLine) return null
	if (text.length > line.length * growth.factor + growth.characters) return null
	if ([outOfCharacter, coaching, theRep, markup].some((pattern) => pattern.test(text) && !pattern.test(line)))
		return null
	if (text.includes('?') !== line.includes('?') || negates(text) !== negates(line)) return null
	if (keptOf(line, text) < leastKept) return null
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
	return bringsNothingNew(text, line, known) ? text : null
}

const negators = /\b(?:no|not|never|nothing|nobody|none|neither|nor|cannot|without)\b|n['’]t\b/i
const negates = (text: string) => negators.test(text)

/** The part of the line's telling words, by their stems, that is in the rewording. */
function keptOf(line: string, text: string) {
	const telling = new Set(contentStems(line))
	if (telling.size === 0) return 1
	const said = new Set(contentStems(text))
	return [...telling].filter((stem) => said.has(stem)).length / telling.size
}

/** Figures come from the line alone; names and matters from what is known of the person and the call. */
function bringsNothingNew(text: string, line: string, known: string) {
	const figures = new Set(readFigures(line).map(({ value }) => value))
	if (readFigures(text).some(({ value }) => !figures.has(value))) return false
	const knownWords = new Set((known.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf))
	if ((text.match(factWords) ?? []).some((word) => !knownWords.has(stemOf(word.toLowerCase())))) return false
	const names = [...text.matchAll(/(?<=[\p{L},;'’] )\p{Lu}\p{Ll}+/gu)].map(([word]) => word)
	return names.every((word) => plainCapitals.has(word) || knownWords.has(stemOf(word.toLowerCase())))
}

const plainCapitals = new Set(
	'God Lord Monday Tuesday Wednesday Thursday Friday Saturday Sunday Okay Well Look Honestly Yeah Yes'.split(
		' ',
	),
)
