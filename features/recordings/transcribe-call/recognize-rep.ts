/** Ways of speaking that distinguish the two, each with its weight. */
type Cue = [points: number, pattern: RegExp]

/** How a rep talks: greets for a company, discloses recording, asks, explains the program, enrolls. */
const repCues: Cue[] = [
	[4, /\bthank(?:s| you) for (?:calling|picking up|taking my call|holding)\b/],
	[4, /\b(?:recorded|recording|monitored)\b/],
	[3, /\bmy name is\b|\bthis is \w+ (?:with|from|at|calling)\b|\bi(?:'m| am) (?:calling )?(?:with|from)\b/],
	[3, /\b(?:how|what) can (?:i|we) (?:help|do for)\b|\bwho (?:am i|do i have)\b/],
	[
		2,
		/\bspecialist\b|\bour (?:company|program|fee|fees|clients|negotiators|team|firm)\b|\bwe (?:negotiate|settle|charge|work with)\b/,
	],
	[
		3,
		/\bare you (?:current|behind|working|married|able|ready|comfortable)\b|\bhow much (?:do|did) you (?:owe|pay|make|bring)\b/,
	],
	[
		2,
		/\b(?:tell me|walk me through|can you tell|what (?:made|brought|caused)|what(?:'s| is) (?:your|going on))\b/,
	],
	[
		2,
		/\blet me (?:explain|ask|tell|go over|walk|be)\b|\bi(?:'m| am) (?:going to|gonna) (?:send|ask|explain|walk|read)\b/,
	],
	[
		3,
		/\byou(?:r|'d| would| will|'ll)? (?:need|deposit|deposits|creditors? (?:may|might|could|can)|settlements?)\b/,
	],
	[
		2,
		/\byour (?:monthly|first|dedicated|total|credit score|creditors|balances|balance|situation|debt|debts)\b/,
	],
	[3, /\b(?:do you understand|does that (?:make sense|sound)|any (?:other )?questions)\b/],
	[3, /\b(?:verify|routing number|social security number|date of birth|would you like to|are you ready)\b/],
	[2, /\b(?:we (?:can|can't|cannot|do not|don't|will|guarantee|estimate)|not a law firm|results vary)\b/],
]

/** How a customer talks: of own debts and troubles, and asks what it costs and what will happen. */
const customerCues: Cue[] = [
	[
		3,
		/\bi owe\b|\bi(?:'ve| have) got (?:about|like|around)?\b|\bi have (?:a|two|three|four|five|six) (?:card|cards|credit)/,
	],
	[
		3,
		/\bi (?:lost|got laid|was laid|got sick|got behind|fell behind|can't (?:keep|afford|pay|sleep)|cannot)\b/,
	],
	[
		3,
		/\bmy (?:husband|wife|job|hours|kids|rent|paycheck|cards|card|credit|score|interest|minimums?|bills|mortgage)\b/,
	],
	[3, /\b(?:is this|is it) (?:a scam|legit|for real|a loan)\b|\bscam\b|\btoo good to be true\b/],
	[3, /\bi (?:need|want|have) to (?:think|talk)\b|\bthink about it\b|\bcall you back\b/],
	[
		3,
		/\bwhat (?:if|happens if) (?:i|they)\b|\b(?:will|does|would) (?:this|it|that) (?:hurt|affect|ruin|kill)\b/,
	],
	[
		2,
		/\bhow much (?:is|does|do you|would) (?:it|this|that|charge|cost|the)\b|\bwhat(?:'s| is| are) (?:the catch|your fees?)\b/,
	],
	[
		2,
		/\bi (?:saw|got|heard|received) (?:your|a|an|the|about)\b|\bi(?:'m| am) (?:calling about|retired|on a fixed)\b/,
	],
	[2, /\b(?:stop|quit) calling\b|\bnot interested\b|\btake me off\b|\bthey (?:keep|call|called)\b/],
]

/** A cue counts twice at most: what matters is how many different ones are heard. */
const mostTimes = 2

/** How much 'you and we' against 'I and my' counts, per unit of difference in the shares of words. */
const pronounPoints = 60

/**
 * Which of two voices is the rep, by how a rep talks: who speaks first or more decides nothing. Takes all
 * words of each voice in any spelling; works without punctuation and with many words misheard.
 * `confidence` is 0 when nothing distinguishes them, near 1 when everything does.
 */
export function recognizeRep(texts: [string, string]): { rep: 0 | 1; confidence: number } {
	const [first, second] = texts.map(soundsLikeRep) as [number, number]
	const difference = first - second
	return { rep: difference >= 0 ? 0 : 1, confidence: Math.abs(difference) / (Math.abs(difference) + 10) }
}

function soundsLikeRep(text: string) {
	const spoken = text.toLowerCase().replaceAll('’', "'")
	return points(repCues, spoken) - points(customerCues, spoken) + pronounPoints * pronounBalance(spoken)
}

function points(cues: Cue[], text: string) {
	return cues.reduce((sum, [worth, pattern]) => {
		const heard = text.match(new RegExp(pattern, 'g'))?.length ?? 0
		return sum + worth * Math.min(heard, mostTimes)
	}, 0)
}

/** The share of words that speak to the other or for a company, less those of oneself: -1 to 1. */
function pronounBalance(text: string) {
	const words = text.match(/[a-z']+/g) ?? []
	if (words.length === 0) return 0
	const share = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length / words.length
	return share(/^(?:you|your|yours|we|our|us)(?:'\w+)?$/) - share(/^(?:i|my|me|mine)(?:'\w+)?$/)
}
