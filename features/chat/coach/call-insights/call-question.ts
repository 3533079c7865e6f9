import type { Extreme } from '../../calls/call-book.ts'
import { readExtremes } from './read-extremes.ts'

/** What is asked about calls. */
export type CallQuestion =
	| 'lost'
	| 'summary'
	| 'best'
	| 'worst'
	| 'disclosures'
	| 'statements'
	| 'objections'
	| 'skills'
	| 'trend'
	| 'scores'
	| 'focus'
	| 'talk'
	| 'plan'

/** A parsed question about calls. */
export type AskedOfCalls = {
	question: CallQuestion
	/** The extreme calls that it asks for, if any. */
	extremes: readonly Extreme[]
	/** 'one' call or figures over many. */
	about: 'one' | 'many'
	team: boolean
	/** Someone else's calls, as 'Marcus's calls'. */
	names: string[]
	/** 'that call', 'it': the one last spoken of. */
	pointsBack: boolean
	/** 'the one before that', 'my previous call'. */
	isBefore: boolean
	/** Only a word that may be a name makes it one: it isn't if no call has that name. */
	mayBeOther: boolean
}

const mine = "(?:my|our|me|i|we|i'?ve|the team'?s?|team|everyone'?s?|everybody|reps)"
const aboutCalls = new RegExp(
	[
		// Questions about what the asker did, was or is: 'was i compliant today', 'how am i on price'.
		`^(?:(?:so|ok|hey|and|but|well|coach),? )*(?:(?:why|how|when|where|what|how come|how often|how many times|in which calls?|which calls?)\\b(?: \\w+){0,2} )?(?:did|was|were|have|had) (?:i|we)\\b(?! (?:allowed|supposed|right|wrong|ok|okay|told|to\\b))`,
		`\\bhow come i\\b|\\bhow am i (?:on|at|with|in)\\b|\\bam i (?:\\w+ing|any good|good|bad|ok|okay)\\b(?! to\\b)`,
		`\\bmy (?:last )?(?:\\d+ |few |two |three )?(?:calls?|closing|opening|rapport|discovery|objection handling|talk time|compliance)\\b(?! (?:script|line|pitch|question)s?)`,
		`\\b(?:any|which|what) calls?\\b(?! (?:times?|hours?|rules?|recording))|\\b(?:compare|rank) me\\b`,
		`\\bwhere (?:did )?(?:i|we) (?:lose|lost|went wrong|said|say|broke|go wrong|mess up|screw up|blow|slip|fail|fumble)`,
		`\\b(?:why|how) did(?:n'?t)? (?:i|we|\\w+)(?: \\w+)? (?:lose|lost|blow|not (?:sign|close|enroll)|sign|close|enroll|fail|pass|get flagged|score)\\b`,
		`\\bwhat did i (?:do|say|miss|forget|get) (?:wrong|right|well|flagged|with|on|to|most)`,
		`\\b(?:my|our|the|that|this) (?:very )?(?:last|latest|most recent|recent|previous|best|worst|lowest|highest|today'?s|yesterday'?s|\\w+day'?s?)(?:[- ](?:scor\\w+|rated))? (?:call|calls|recording|one|deal|conversation|week'?s calls)`,
		`\\b(?:last|latest|best|worst) (?:call|recording) (?:i|of mine|go|was|score)`,
		`\\bmy (?:average|score|scores|stats?|numbers|pass ?rate|results|performance|progress|closing rate|close rate|trend|weak\\w*|strength\\w*|strong\\w*|skills?|violations?|flags?|mistakes|calls|recordings|deals|conversions?)\\b`,
		`\\b(?:which|what) (?:disclosures?|objections?|statements?|violations?|skills?|rules?|things?)(?: \\w+){0,2}? (?:do|did|am|have|are|does|gets?|got|was|were|has) (?:${mine})\\b`,
		`\\b(?:what|which)(?: \\w+){0,2} do (?:i|we) (?:forget|miss|skip|leave out|struggle|lose|break|fail|mess|get)`,
		`\\bwhat (?:was|got|gets|were|did i get|am i getting|keeps getting|have i been|has been|is|do i get) (?:\\w+ )?(?:flagged|dinged|marked)`,
		`\\b(?:am|are) (?:i|we) (?:getting|doing|improving|any|passing|better|worse|trending|on track)`,
		`\\b(?:how|when) (?:am|are|was|were|is|did|have) (?:i|we|my|our|the team)(?: \\w+)? (?:do|doing|done|trending|improv\\w+|call|calls|team|score|last|been|perform\\w*|compare|go|getting)`,
		`\\bhow (?:was|were|did|is) (?:my|our|that|the|this) `,
		`\\bhow many (?:calls|deals|enrollments|times|of my|violations|flags|people)(?: \\w+){0,3}? (?:did|do|have|has|i|we|team|was|were|had)\\b`,
		`\\bhow did (?:i|we|my|it|that|the call)\\b`,
		`\\b(?:what|which)(?: \\w+){0,2} (?:should|can|do|could) i (?:work on|improve|focus on|fix|get better at|do better|need to (?:work|improve|focus)|practi[cs]e)`,
		`\\b(?:weakest|strongest|best|worst|lowest|highest) skill|\\bskills? (?:is|are|was|were) (?:my |the )?(?:weak|strong|best|worst|low|high)`,
		`\\bwhere (?:do|am|should) i (?:need|weak\\w*|struggl\\w+|losing|improve|lose|focus|start|stand)\\b`,
		`\\bmy (?:call|recording|conversation|talk|chat) (?:with|to|from|about|on|yesterday|today)`,
		`\\b(?:on|in|during|about) (?:my|the|that) call (?:with|to|from)`,
		`\\bthe (?:\\w+ )?call (?:with|to|from) \\w+`,
		`\\bthe team(?:'s)?\\b|\\bour reps\\b|\\bwhich rep\\b|\\bwho (?:on|is|has|are)(?: \\w+)? (?:the|my|our) (?:team|best|worst|top|rep|most)`,
		`\\b\\w+'s (?:calls?|scores?|numbers|stats|pass rate|performance|last call|recordings)\\b`,
		`\\b(?:lose|lost) (?!my\\b|your\\b|the\\b|it\\b)[A-Z]\\w+`,
		`\\b(?:which|what) (?:objections?|disclosures?|rules?) (?:kills?|beats?|hurts?|costs?|trips?|stumps?|gets?) (?:me|us)\\b`,
		`\\b(?:anything|any) (?:\\w+ )?(?:flag\\w*|violations?)\\b`,
		`\\bam i (?:saying|breaking|missing|forgetting|worst|weakest|bad|good|best)\\b|\\bwhat am i (?:bad|good|best|worst|weak)`,
		`\\bdo i keep \\w+|\\bi (?:got|was) flagged\\b.*\\b(?:last|most|time)|\\blast time i (?:got|was) flagged`,
		`\\b(?:summarize|recap|review|how'?s|how was|how is) my (?:day|week|month|compliance|score|last)\\b`,
		`\\bdo i (?:forget|miss|skip|talk too much|always|usually|lose|ever)\\b`,
		`\\b(?:i|we) (?:forget|miss|skip) (?:the )?most\\b`,
		`\\b(?:did|have) i (?:say|said|break|broken?|get|got(?:ten)?|forget|forgotten|miss(?:ed)?|violated?|ever)\\b.*\\b(?:anything|something|with|lately|recently|ever|this|last|today|yesterday|flag\\w*|illegal|wrong|calls?)\\b`,
		`\\b(?:show|pull up|list|see|open|read)(?: me)? (?:(?:my|all|the|our) )*\\w+ (?:calls|recordings|scores)\\b`,
		`\\b\\w+s (?:last call|pass rate|average score)\\b`,
	].join('|'),
	'i',
)
/** About someone by name: 'the harold call', 'how was denise', 'did denise sign'. */
const aboutPerson =
	/\b(?:the|my) ([a-z]{3,}) (?:call|recording|deal)\b|\bhow(?:'?s| was| is|'?d| did) ([a-z]{3,})\b|\bdid ([a-z]{3,}) (?:sign|enroll|close|buy|say no|score)|\b(?:wrong|happened) with ([a-z]{3,})\b|\b(?:said|say|told|tell) to ([a-z]{3,})\b|\bwhy did ([a-z]{3,})\b|\bwhat did ([a-z]{3,}) (?:say|want|ask)|\bcompare me (?:to|with|against) ([a-z]{3,})\b|\bhow come ([a-z]{3,})'?s call/i

/** Questions about the product or about calls in general. */
const general =
	/\b(?:best|worst|longest|highest|top) call (?:opening|opener|script|times?|structure|length|ending|closing|flow)\b|\b(?:export|download|delete|share|upload|listen to) (?:my|a|the) (?:calls?|recordings?)|\bhow (?:is|are|does|do) (?:the |a |my )?(?:score|scores|scoring|calls?) (?:work|calculated|computed|made|figured|determined|scored|graded|weighted|built)|\bhow (?:do|can) i (?:improve|raise|get|upload|dispute|delete|see|find|appeal|contest)\b|\bhow many (?:calls|times) (?:can|may|should|am i allowed)|\bwhat (?:is|counts as) a (?:pass|good)|\bwho (?:can|may|could|gets? to|is able to|else) \w+|\bhow (?:do|does|will) (?:you|candor|it|the \w+) (?:\w+ )?(?:grade|score|judge|rate|mark|count)|\b(?:which|what) (?:\w+ )?(?:disclosures?|rules?|things?|statements?) (?:do|does|must|should|am|are) (?:i|we) (?:need|have|must|got|gotta|supposed|required|say|give|read|tell)|\bif (?:i|we) (?:only|just|never|don'?t|forget|skip|leave|miss)\b|\bdiffer\w*|\bcompared\b|\bwill (?:i|they|she|he) (?:lose|be)\b/i

const talk =
	/\btalk(?:ing)?[- ](?:share|ratio|time|percent\w*)\b|\btalk(?:ed|ing)? (?:too much|more than|the most|over (?:her|him|them|people))\b|\bmonolog(?:ue)?s?\b|\b(?:how much|who) (?:do|did|am|was|were)? ?(?:i|we)? ?(?:talk|talked|talking|spoke|speak)\b|\blongest (?:speech|stretch|rant|run)\b|\bhow many questions (?:do|did|have|am|was) (?:i|we|my)\b|\bquestions (?:did )?i ask(?:ed)?\b|\b(?:ask|asked|asking) enough questions\b/i
const plan =
	/\bplan for (?:my |the |this |next |tomorrow|today)|\b(?:weekly|week'?s|coaching|practice|training|game|improvement|study) plan\b|\bplan (?:my|this|the|next|out my) week\b|\bwhat should i (?:practice|work on|do|drill|focus on) (?:this|next|each|every) (?:week|day)\b|\bcoach me (?:this|for the|all) week\b/i

const questions: readonly (readonly [CallQuestion, RegExp])[] = [
	['plan', plan],
	['talk', talk],
	[
		'lost',
		/\bwhat did (?!i\b|we\b)\w+ (?:say|want|ask)\b|\b(?:los[et]|lost|losing|go wrong|went wrong|wrong|blow|blew|mess(?:ed)? up|screw(?:ed)? up|slip|fumble|not (?:sign|close|enroll)|didn'?t .{0,20}(?:sign|close|enroll|buy|go through))\b/i,
	],
	['disclosures', /\bdisclos\w+|required|forget|forgot|leave out|left out|\bskip/i],
	[
		'statements',
		/\bflag\w*|violat\w+|prohibit\w+|illegal|ding\w*|marked|shouldn'?t|statement|promis\w*|guarante\w*|complian(?:t|ce)\b|(?:said|say|the) (?:\w+ )?bad\b|compliance (?:issue|problem)s?|said wrong|break\b|breaking/i,
	],
	['skills', /\bskills?\b|\b(?:worst|best|bad|good|better|weak\w*|strong\w*) (?:at|in)\b/i],
	[
		'objections',
		/\bobjections?|push ?back|rebuttal|\bspouse|husband|\bwife|\bprice\b|\bscam\b|think about it/i,
	],
	['trend', /\bbetter|improv\w+|trend\w*|progress|worse|getting|up or down/i],
	['best', /\bbest|highest|top\b|strongest call|proud/i],
	['worst', /\bworst|lowest|weakest call/i],
	[
		'focus',
		/\b(?:work on|focus|improve|fix|practice most|weak\w*|struggl\w+|get better at|do better|need to)\b/i,
	],
	['skills', /\bskills?|strength|strong|discovery|rapport|closing\b/i],
	[
		'scores',
		/\bpass|rate|average|score|stats?|numbers|how many|performance|deals|how (?:am|are|is|have)|results|calls (?:this|last|today)|conversions?/i,
	],
]

const oneCall =
	/\b(?:last|latest|most recent|previous|that|this|the|best|worst|lowest|highest|today'?s|yesterday'?s)(?:[- ]scor\w+)? (?:call|recording|one|conversation|deal)\b(?!s)|\bcall with\b|\bhow did it go\b/i
const before =
	/\b(?:one|call|recording) before (?:that|it|this|the last)\b|\b(?:previous|prior|second[- ](?:to[- ])?last|next[- ]to[- ]last) (?:one|call|recording)\b|\bbefore that (?:one|call)\b/i
const notNames = new Set(
	`the a an my me i we you she he they her him them it that this those these call calls recording team deal deals customer client
	prospect people person someone most more last latest best worst today yesterday week month year everyone everybody
	somebody husband wife spouse score what where why how which when did do does am are is was were can could should
	would will objection objections disclosure disclosures and or but so in on with about to for of at from ftc tsr
	candor all our show recent enrollment candidate his hers team week october november december january february march april may june july august september monday tuesday
	points score minutes time sleep confidence wednesday thursday friday saturday sunday most money time control track interest deal sale sales one who`.split(
		/\s+/,
	),
)

const ofOneself = /\b(?:i|me|my|we|our|team'?s?|reps)\b/i

/** 'The one before that', 'my previous call'. */
export const asksForCallBefore = (message: string): boolean => before.test(message)

/** Whether a message clearly asks about stored calls: talk time, a plan for the week, or the previous call. */
export const isSurelyOfCalls = (message: string): boolean =>
	before.test(message) || ((talk.test(message) || plan.test(message)) && ofOneself.test(message))

/** Reads a question about calls; null if it isn't one. `isSurely`: it is known to be one, however it is put. */
export function readCallQuestion(message: string, hasCall: boolean, isSurely = false): AskedOfCalls | null {
	const pointsBack =
		hasCall &&
		/\b(?:that|this|the) (?:call|one|recording|(?:bad |worst |good |best )(?:part|bit|moment))\b|\b(?:on|in) (?:it|that)\b|\bflag(?:ged|s)?\b|\b(?:did|why did|what did) (?:i|we)\b/i.test(
			message,
		)
	const person = aboutPerson
		.exec(message)
		?.slice(1)
		.find((name) => name && !notNames.has(name.toLowerCase()))
	const isPlain = isSurelyOfCalls(message) || aboutCalls.test(message) || pointsBack
	const named = readExtremes(message)
	if (!isSurely && ((!isPlain && !person && named.length === 0) || general.test(message))) return null
	const names = named.length > 0 ? namedBeside(message) : namesOf(message, person)
	const found = questions.find(([, wording]) => wording.test(message))?.[0]
	const extremes = named.length === 0 && (found === 'best' || found === 'worst') ? [found] : named
	const isOne =
		found !== 'plan' &&
		(extremes.length > 0 || oneCall.test(message) || before.test(message) || pointsBack || names.length > 0)
	const question = found ?? (isOne ? 'summary' : 'scores')
	const about = isOne ? 'one' : 'many'
	const team =
		/\b(?:team|everyone|everybody|our reps|reps|who (?:on|is the|has|are the)|which rep|all calls|company)\b/i.test(
			message,
		)
	return {
		question,
		extremes,
		about,
		team,
		names,
		pointsBack,
		isBefore: before.test(message),
		mayBeOther: !isSurely && !isPlain && named.length === 0,
	}
}

const namesOf = (message: string, person: string | undefined) =>
	[...new Set([...(person ? [person] : []), ...namesIn(message)])].map((name) => name.replace(/['’]s$/, ''))

/** With a superlative, only capitalized words are names: 'my worst call with Denise'. */
const namedBeside = (message: string) =>
	[...message.matchAll(/\b(?:with|from|to) ([A-Z][a-z'’-]+)/g)].map(([, name = '']) => name)

/** Words that may be a customer's name: after 'lose', 'with' …, or written with a capital inside a sentence. */
function namesIn(message: string): string[] {
	const after = [
		...message.matchAll(
			/\b(?:lose|lost|losing|with|call (?:with|to|from)|about|did|didn'?t|why|on|for)\s+([A-Za-z][A-Za-z'’-]+)/g,
		),
	].map(([, name = '']) => name)
	const capital = [...message.matchAll(/(?<=[a-z,]\s)([A-Z][a-z]{2,})/g)].map(([, name = '']) => name)
	const owned = [
		...message.matchAll(
			/\b([A-Za-z]{3,})['’]?s (?:call|calls|score|scores|numbers|stats|pass rate|performance|recordings?)\b/g,
		),
	].map(([, name = '']) => name)
	const bare = [...owned, ...capital, ...after].map((name) => name.replace(/['’]s$/, ''))
	return [...new Set(bare.filter((name) => name.length > 2 && !notNames.has(name.toLowerCase())))].slice(0, 3)
}
