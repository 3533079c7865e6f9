/** A line that a rep asks about, and what a customer said before it. */
export type ProposedLine = {
	line: string | null
	customer: string | null
	/** Reported speech ('tell them they won't …'): 'they' may mean the customer. */
	isReported: boolean
	/** What the customer is told to do: 'tell her to use her savings'. */
	isAdvice?: boolean
	/** What shows that the rep's own line is meant. */
	sign: LineSign
}

/**
 * `quotes`: only quotation marks. `label`: words that ask about it ('check: …', 'can I say "…"?'). `report`: 'can I say …', 'what
 * if I tell them …'. `question`: '… is that ok?'. `telling`: the rep reports what they said to a customer about a consequence.
 */
type LineSign = 'quotes' | 'label' | 'report' | 'question' | 'telling'

const fine =
	'(?:ok|okay|k|fine|legal|compliant|allowed|good|alright|all right|cool|safe|kosher|legit|right|wrong|bad|illegal|a problem|an issue|a violation|too much|honest|true)'
/** What separates a line from the question after it. The lookbehind tries each run of separators once. */
const separators = '(?<![,.;?!\\s—-])[,.;?!\\s—-]*'
/** To the end of the last line. */
const untilEnd = '[^\\n]*(?:\\n\\s*)?$'
/** Asks whether the words before it may be said. */
const asksAfter = new RegExp(
	`${separators}\\b(?:(?:(?:is|was|would|isn'?t|will) (?:that|this|it|dat)(?: be| line| sentence)?(?: still| really| even| all| so)*(?: that)? ?${fine}\\b|(?:is|are) (?:that|those|these) ${fine}|(?:does|will|can) (?:that|this|it) (?:work|fly|pass|count|sound (?:ok|okay|good|right|fine))|(?:can|could|should|may) (?:i|we) (?:say|use) (?:that|this|it)|what do you think|any issues|how does (?:that|this) sound|how(?:'s| is) that)${untilEnd}|(?:that'?s|its|it'?s) (?:ok|okay|fine|legal|allowed|good)(?: right)?[\\s?]*$)`,
	'i',
)
/** The same in a word, which proves less: a plain question ends like this too. */
const asksShortly =
	/(?<![,.;!\s—-])[,.;!\s—-]+(?:ok|okay|right|legal|fine|good|yes or no|compliant|thoughts|yay or nay)\s*\?\s*$/i
const labeled = new RegExp(
	`^.{0,60}?\\b(?:check|review|rate|score|grade|judge|fix|(?:say|put|word|phrase) (?:this|that|it)|rewrite|re-?word|rephrase|look at|look over|clean up|correct|improve|compliance check|opinion on|thoughts on|feedback on|(?:is|are|was) (?:this|that|it|the following|these|my line)(?: line| sentence| one)?(?: still)? ?${fine}(?: to say| to use)?|make (?:this|it|that) \\w+|turn this|help (?:me )?with this|how(?:'s| is| about) (?:this|that)(?: one| line)?|what(?:'s| is) wrong with|what about(?: this)?|does this (?:work|pass|sound \\w+)|my (?:line|pitch|script|opener|close|rebuttal)(?: is)?|here(?:'s| is) (?:my|what i)[\\w ]{0,24}|i (?:say|said|go|use|told (?:her|him|them)))\\b[^:]{0,40}:\\s*(.{4,})$`,
	'is',
)
const reporting =
	/\b(?:(?:can|could|may|should|cant|can't|do|would) (?:i|we|you|reps?)(?: just| ever| still| legally| actually| at least)?|(?:ok|okay|legal|fine|alright|allowed|cool|compliant|safe|bad|wrong|illegal|good idea|good)(?: (?:for me|for us))?(?: if (?:i|we)(?: just)?| to(?: just)?)|(?:what )?if (?:i|we)(?: just)?|(?:im|i'm|am i|are we|we'?re) (?:allowed|permitted|able|supposed) to|i(?:'d| would| will|'ll| accidentally| already| kinda| might have| may have| think i| mistakenly| usually| always| normally| just| often| want to| wanna| like to| was going to| plan to| could| have been| think i can)*|we(?:'d| would| usually| always| just)*|(?:boss|manager|supervisor|lead|trainer|coworker|company)(?: \w+){0,3}? (?:ok|okay|fine|can|should|could|allowed|to)(?: to)?|(?:he|she|they)(?: \w+){0,3}? (?:ok|okay|fine|can|should|could|allowed)(?: to)?|(?:my|our|the) (?:\w+ )?(?:manager|boss|supervisor|team lead|trainer|owner)(?: \w+){0,4}? (?:to|can|should)|(?:go ahead|help me|let me)(?: and)?) (say|tell|told|said|promise|guarantee|claim|mention|assure|swear|convince|imply|hint|let)(?: to)?(?: (?:them|her|him|people|folks|clients|customers|everyone|you|somebody|someone|(?:a|the|my|this|an?) (?:\w+ )?(?:customer|client|prospect|person|lady|guy|caller|homeowner|consumer)))?(?: know)?(?: (?:something|stuff|things))?(?: like)?(?: that)?[\s,:]+(.{4,})$/is
const noLine =
	/^(?:(?:about|what|when|how|who|where|which|whether|why|something|anything|nothing|instead|next|then|the truth|the rule|first|to them|to her|to him|regarding|in the|on the|at the|before|after)\b(?! do you even)|(?:that|this|it|so|them|no|yes|more|less|else|to|sorry|hi|hello)(?:[?.!,]?$|\s(?:to|that|this|if|when|is|are)\b)|if \S+(?:\s+\S+){0,5}\s*$|if (?:i|we)\b)/i
/** The same after 'what if I tell them', where 'when' and 'how' begin a line as well. */
const noMatter =
	/^(?:about|regarding|that|this|it|so|them|no|yes|something|anything|nothing|the truth)[?.!,]?$|^(?:about|regarding)\b/i
/** Before these words 'I say' asks for words and proposes none. */
const asksFor =
	/\b(?:(?:what|how|where|did|when|which|anything|something)(?: \w+){0,3}|after|before|whenever|once|until|while|as soon as|every time)\s*$/i
/** What the rep asks for when a quotation is the customer's. */
const asksAnswer =
	/\b(?:how (?:do|should|can|would|to|d'?you)(?: i| we| you)? (?:handle|answer|respond|reply|deal|overcome|react|come back|get past|counter|address)|what (?:do|should|can|could|would|to|d'?you)(?: i| we| you)? (?:even )?(?:say|answer|respond|reply|do|tell (?:her|him|them))(?! if i)|rebuttals? (?:for|to)|comebacks? (?:for|to)|(?:hit|hits|hitting|keep|keeps) me with|(?:response|something|line|words|answer|reply|script|comeback|one|good) (?:for|to|when|if)|objection)\b/i
const customerSpoke =
	/\b(?:customer|client|prospect|caller|she|he|they|lady|guy|wife|husband|someone|somebody|person|people)(?:'s|s)?(?:\s*:\s*$|(?: \w+){0,3}? (?:says?|said|asks?|asked|go|goes|hits? me with|be like|are like|tells?|told|is asking|is saying|keeps? \w+|responds?|replied|replies|was like|is like)(?: me| us)?(?: that)?[\s,:]*$)/i
const repSpoke = /\b(?:i|we|me|my|you)\b[^.?!]*$/i
const quotes = /[“"]([^“”"]{3,})[”"]|(?:^|[\s:(])['‘]([^‘’]{10,}?)['’](?=[\s?.!,)]|$)/g

/** The line a rep asks about: in quotation marks, after a colon, reported, or before 'is that ok?'. */
export function readProposedLine(message: string): ProposedLine | null {
	return (
		labeledWhole(message) ??
		inQuotes(message) ??
		afterLabel(message) ??
		calledMyself(message) ??
		reported(message) ??
		beforeQuestion(message)
	)
}

/** 'Can I call myself a debt attorney?' proposes to say 'I'm a debt attorney'. */
function calledMyself(message: string): ProposedLine | null {
	const found = introducing.exec(message)
	if (!found) return null
	const [, who, what = ''] = found
	const line = `${who?.toLowerCase() === 'myself' ? "I'm" : "We're"} ${withoutQuestion(what)}`
	return { line, customer: null, isReported: true, sign: 'report' }
}
const introducing =
	/\b(?:call|describe|present|introduce|advertise) (?:(myself|ourselves)(?: as| like)?|us(?: as)?(?= an? )) (\w.{3,})$/i

function inQuotes(message: string): ProposedLine | null {
	const isAsked = asksAnswer.test(message.replace(quotes, ' '))
	let line: string | null = null
	let customer: string | null = null
	let end = 0
	for (const found of message.matchAll(quotes)) {
		const before = message.slice(end, found.index)
		end = found.index + found[0].length
		const words = (found[1] ?? found[2] ?? '').trim()
		if (!customer && (customerSpoke.test(before) || isAsked)) customer = words
		else if (!line || repSpoke.test(before)) line = words
	}
	// A single word in quotation marks is a matter, not a line.
	if (line && line.split(/\s+/).length < 2) line = null
	const sign = asksAboutQuote.test(message.replace(quotes, ' ')) ? 'label' : 'quotes'
	return line || customer ? { line, customer, isReported: false, sign } : null
}

/** A line after a label that quotes someone else: 'check: Call your bank and ask "what terms do you have?"'. */
function labeledWhole(message: string): ProposedLine | null {
	const found = afterLabel(message)
	const isBeforeQuotes = /^[^"“]+:[^"“]+["“][^"”]+["”]/.test(message)
	return isBeforeQuotes && /["“]/.test(found?.line ?? '') && !reportsSpeech.test(found?.line ?? '')
		? found
		: null
}
/** Beside a quotation: may it be said, was it fine. */
const asksAboutQuote =
	/\b(?:can|could|may|should|allowed to|ok(?:ay)? (?:if i|to)|manager \w+ i can|i(?:['’]d| would)) (?:i |we |just |still |legally )*(?:say|use|tell|promise)\b|\b(?:is|was) (?:that|this|it)(?: line| still)? (?:ok|okay|fine|legal|allowed|good|bad|wrong|compliant)\b|\b(?:good|ok|okay|legal|fine)\s*\?\s*$/i
const reportsSpeech = /\b(?:says?|said|asks|asked|goes|told|tells?|replied|like)\b[^"“]*["“]/i

function afterLabel(message: string): ProposedLine | null {
	const line = labeled.exec(message)?.[1]
	return line ? { line: withoutQuestion(line), customer: null, isReported: false, sign: 'label' } : null
}

function reported(message: string): ProposedLine | null {
	const found = reporting.exec(message)
	if (!found || asksFor.test(message.slice(0, found.index))) return null
	const [, verb = '', rest = ''] = found
	const line = withoutQuestion(rest.replace(/^(?:that|like|like,|this)\s+(?=\w+ \w+)/i, ''))
	// 'Do I say the total or the percentage?' asks which.
	if (/^do\b/i.test(found[0]) && /\bor\b/i.test(line)) return null
	const supposes = /^(?:what )?if\b/i.test(found[0])
	if (line.split(/\s+/).length < 2 || (supposes ? noMatter : noLine).test(line)) return null
	const isAdvice = /^(?:tell|told)$/i.test(verb) && /^to \w/i.test(line)
	if (isAdvice)
		return { line: line.slice('to '.length), customer: null, isReported: true, isAdvice, sign: 'report' }
	const own = /^(?:promise|guarantee|assure|swear)$/i.test(verb)
		? `I ${verb.toLowerCase()} ${/^(?:you|them|her|him)\b/i.test(line) || /^swear$/i.test(verb) ? '' : 'you '}${line}`
		: line
	return { line: own, customer: null, isReported: true, sign: 'report' }
}

function beforeQuestion(message: string): ProposedLine | null {
	const isPlain = asksAfter.test(message)
	const rest = message.replace(isPlain ? asksAfter : asksShortly, '').trim()
	const fewest = isPlain ? 2 : 4
	const asks =
		/^(?:(?:um|uh|so|ok|okay|hey|well|yo|bro|and|but|like)[,\s]+)*(?:what|how|why|when|who|where|which|is|are|do|does|did|can)\b/i.test(
			rest,
		)
	if (
		rest === message.trim() ||
		rest.split(/\s+/).length < fewest ||
		(asks && (!isPlain || !/,|\?/.test(message.slice(rest.length, rest.length + 2))))
	)
		return null
	return { line: rest, customer: null, isReported: false, sign: 'question' }
}

/** What a rep asks once a line has been said. */
const asksOn = new RegExp(
	`${separators}\\b(?:(?:what|how) (?:do|should|can|could|would|must) (?:i|we) (?:do|say|fix|correct|take|undo|handle|recover)\\b${untilEnd}|(?:now what|what now|help)[\\s?]*$)`,
	'i',
)

const withoutQuestion = (line: string) => {
	const bare = line.replace(asksOn, '').replace(asksAfter, '').trim()
	return (bare.length < 2 ? line : bare).replace(/\?+\s*$/, '').trim()
}

const customerFrame =
	/\b(?:(?:she|he|they|customer|client|prospect|caller|lady|guy|wife|husband|somebody|someone|people)(?:'s|s)? (?:just |always |keeps? |is |was |then )*(?:says?|said|saying|asks?|asked|asking|goes|tells?|told|telling|like|wants to know|thinks?)|wants to know)(?: me| us)?(?: that| if| whether)?[\s,:]+(.{4,})$/is

/** The customer's last words, reported without quotation marks: 'what if she goes will i get sued'. */
export function customerWords(message: string): string | null {
	let rest = message
	let words: string | null = null
	for (let found = customerFrame.exec(rest); found?.[1]; found = customerFrame.exec(rest)) {
		rest = found[1]
		words = rest.split(/[.?!,]/)[0] || null
	}
	return words
}
