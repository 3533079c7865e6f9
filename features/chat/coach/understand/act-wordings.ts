/** What a rep asks the coach for. */
export type Act =
	| 'crisis'
	| 'distress'
	| 'greeting'
	| 'thanks'
	| 'abilities'
	| 'misread'
	| 'practice'
	| 'calls'
	| 'rewrite'
	| 'check'
	| 'compare'
	| 'words'
	| 'rule'
	| 'fact'
	| 'evade'
	| 'off_topic'

/** A message that is nothing but this. */
const wholeMessages: readonly (readonly [Act, RegExp])[] = [
	[
		'greeting',
		/^(?:hi|hey|hello|yo|hiya|howdy|sup|good (?:morning|afternoon|evening)|hola|what'?s up)(?: there| coach| candor| again| team| everyone)*[\s.!,]*$/i,
	],
	[
		'thanks',
		/^(?:(?:ok|okay|great|awesome|perfect|cool|nice|got it|good|sweet|that helps)[\s,.!]*)*(?:thanks?|thank you|thx|ty|appreciate (?:it|that|you)|gracias|much appreciated)?(?: so much| a lot| coach| man| again| a ton| candor)*[\s.!]*$/i,
	],
	[
		'abilities',
		/^(?:so |ok |hi |hey )*(?:what (?:can|do|could) (?:you|u|this) (?:do|help|know|answer)\b.*|what (?:can|should) i ask.*|who are (?:you|u)|what are (?:you|u)|how (?:do|can|does) (?:i use|you work|you help|this work).{0,20}|help(?: me)?|what(?:'s| is) (?:this|candor))[\s?.!]*$/i,
	],
]

const misread =
	/\b(?:(?:that'?s |that is |thats )?not what i (?:asked|meant|said|want(?:ed)?)|you (?:misunderstood|didn'?t (?:understand|answer|get)|got (?:it|that|me) wrong)|wrong answer|didn'?t answer (?:my|the) question)\b/i
/** A rep mentions ending their own life, in the first person. */
const crisis =
	/\b(?:kill(?:ing)? myself|(?:hurt|harm|cut)(?:ing|ting)? myself|i(?:['’]?m| am| feel)? suicidal|(?:my|i have|having) suicidal thoughts|i(?:['’]?d be| would be|['’]?m| am) better off dead|i (?:just )?(?:want|wanna) (?:to )?(?:die|be dead|end it all)|i (?:do not|don['’]?t|dont) (?:want to|wanna) (?:live|wake up|be alive|be here any ?more|exist)|(?:end|take|ending|taking) my (?:own )?life|i can['’]?t go on living|i (?:do not|don['’]?t|dont|can['’]?t|cant) see (?:a|any|the) (?:point|reason) (?:in|to) (?:living|live|life)|i(?:['’]?ve| have| got|['’]?ve got) nothing (?:left )?to live for)\b/i
const distress =
	/\b(?:i(?:'m| am|m)? (?:so |really |just |totally |completely |kinda |pretty |feeling )*(?:burn(?:ed|t) out|burnt|exhausted|stressed(?: out)?|discouraged|frustrated|depressed|drained|overwhelmed|losing it|about to quit|done with this|sick of (?:this|it|calls)|a failure|terrible at this|bad at this|no good at this|in a slump)|i (?:suck(?! at \w+ing)|hate (?:this|my) job|feel (?:like (?:a failure|quitting|giving up|crap|shit)|terrible|awful|defeated|down)|want to (?:quit|give up)|wanna quit|can'?t (?:do this|take (?:this|it)) anymore|keep getting hung up on)|(?:rough|bad|terrible|awful|horrible|brutal) (?:day|week|month)|nobody (?:is buying|signs|signed)|in a slump|zero (?:deals|enrollments|sales))\b/i
const practice =
	/\b(?:practi[cs]e (?:with|on|the|a|an|my|this|that|it|handling|for|some|one|spouse|price|scam|objections?|disclosures?|rebuttals?|closing|opening)|(?:let(?:'s| me|s| us)|can (?:i|we)|could (?:i|we)|want to|wanna|need to|help me|i'?d like to) (?:please )?(?:practi[cs]e|rehearse|role ?-?play|drill|run through)|role ?-?play (?:with|a|an|the|this|that|me|it|spouse|price|scam|as)|drill (?:me|us|on)|quiz me|test me|(?:act|play|pretend)(?: (?:like|to be|as|as if))?(?: (?:you'?re|you are|ur))? (?:a|an|the|my) \w*\s?(?:customer|client|prospect|caller|consumer|husband|wife)|be the (?:customer|client|prospect)|you be the (?:customer|client)|give me (?:a|an) (?:\w+ ){0,2}(?:customer|client|prospect|caller)|throw (?:me )?(?:an? )?objections?|give me an objection|spar with me)\b|^(?:hit me with|practi[cs]e|drill|role ?-?play|quiz)\b(?! mode| section| page| score)/i
const aboutProduct =
	/\b(?:how (?:does|do|is|are)|what(?:'s| is)|where (?:is|are|do|can)) (?:the |my |i |you )?(?:role ?-?play|practi[cs]e|drill)/i

const rewrite =
	/\b(?:re-?write|re-?word|re-?phrase|fix (?:this|my|it|that|up|the line)|make (?:this|it|that|my \w+)(?: line| sentence)? (?:more )?(?:compliant|legal|lawful|ok|okay|better|safer?|softer|honest|shorter|cleaner|sound|less|nicer|clearer)|clean (?:this|it|that|up|my)|how (?:should|could|can|would|do) i (?:re-?word|re-?phrase|fix|(?:say|word|phrase|put) (?:this|that|it) (?:better|right|legally|compliantly|instead|safely|differently|properly|correctly|the right way))|(?:better|compliant|legal|safer|lawful|right|correct) (?:way (?:to|of) (?:say|saying|word|wording|put|putting|phrase)|version of|wording (?:for|of))|correct (?:this|my)|improve (?:this|my)|turn this into|compliant version)\b/i

/** Asks to ignore the rules, or claims that someone allowed it. */
export const override =
	/\b(?:ignore|forget|disregard|bypass|skip|override|drop|suspend|turn off) (?:all |your |the |any |my |these |previous |those |prior |compliance )*(?:rules?|instructions?|guidelines?|restrictions?|polic(?:y|ies)|filters?|compliance|guardrails?|disclosures?|prompts?)\b|\b(?:jailbreak|off the record|just between us|between you and me|no one will know|nobody will know|don'?t tell compliance|just this once|without (?:the )?(?:rules|restrictions|filters?|compliance)|developer mode|hypothetically|pretend (?:there (?:are|is)|the rules|compliance|you (?:have no|are not|aren'?t))|you are now|pretend (?:you'?re|to be) (?:a|an|the)|no compliance|wink wink|loophole|get around|work around|way around|sneak(?:y)?|trick (?:them|her|him)|without (?:getting|being) (?:caught|flagged)|not get (?:caught|flagged))\b/i
/** Someone said it is fine. */
export const permitted =
	/\b(?:manager|boss|supervisor|team ?lead|trainer|owner|coworker|attorney|lawyer|everyone|everybody|other reps?|top (?:closer|rep|producer)s?|company|legal|compliance)\b.{0,30}\b(?:said|says|told|tells|okay'?d|ok'?d|lets?|allows?|allowed|approved|signed off|does it|do it|say it|say that|use it|wants?|fine with)\b/i
/** Words are wanted that promise, hide or frighten. */
export const wantsClaim =
	/\b(?:write|give|make|draft|create|need|want|come up with|send)\b.{0,24}\b(?:line|script|pitch|words?|close|statement|text|message|sentence|way|something|email|opener|rebuttal|guarantee)\b.{0,12}\b(?:that|to|which|saying|where|telling|so)\b(?: we| i| it| they)?\s*(\S+(?:\s+\S+){3,})$/is

/** Asks for words to say by name. */
export const asksWords =
	/\b(?:what (?:do|should|can|could|would|to|shall) ?(?:i|we|you)? ?(?:say|tell|respond|reply|answer)|what'?s? (?:a|the|your|my|some)? ?(?:good |best |solid |strong )*(?:line|response|answer|rebuttal|comeback|reply|words)|how (?:do|should|can|could|would|to|d'?you) ?(?:i|we|you)? ?(?:say|answer|respond|reply|handle|overcome|deal|explain|word|phrase|tell|react|bring|open|close|start|get (?:past|around)|talk|introduce|pitch|position|approach)|rebuttals?|comebacks?|script|give me (?:a |some |the |your )?(?:\w+ )?(?:line|words|rebuttal|response|script|answer|wording)|words? (?:for|to)|help me (?:with|answer|respond|explain|handle|say|close))\b/i
const asksRule =
	/\b(?:(?:can|could|may|should|must) (?:i|we|reps?|you)|am i allowed|are we allowed|allowed to|do (?:i|we) (?:have|need) to|is it (?:legal|ok|okay|illegal|allowed|fine|a violation|against)|legal to|what(?:'s| is) the (?:rule|law)|which (?:rule|law)|rules? (?:on|about|for)|required|have to (?:say|disclose|tell|read)|prohibited|banned|flagged|violation|compliance|ftc|tsr)\b/i
const asksLeave =
	/^(?:so|ok|okay|hey|wait|but|and|um|,|\s)*(?:can|could|may|should|must|do|am|are|is) (?:i|we|it|reps)\b/i
const compares =
	/\b(?:vs\.?|versus|difference between|differ(?:s|ent)? (?:from|than)|compared? (?:to|with)|better than|worse than|which is better|pros and cons|(?:do|does|would|will|can) (?:\w+ ){1,3}beats?)\b/i
const customerSays =
	/\b(?:she|he|they|customer|client|prospect|caller|wife|husband|lady|guy|someone|somebody|people)\b.{0,16}\b(?:says?|said|asks?|asked|tells?|told|wants?|wanted|thinks?|keeps?|won'?t|refuses?|is worried|worried|afraid|scared|needs?|hung up|gets?)\b/i

/** What no coach of calls is asked. */
export const offTopic =
	/\b(?:weather|recipes?|lasagna|pizza|stocks?|crypto|bitcoin|joke|poem|song|lyrics|movies?|netflix|football|(?:the|last night'?s) game|who won|basketball|baseball|super ?bowl|world cup|python|javascript|sql|html|source code|spreadsheet formula|capital of|president|election|trump|biden|horoscope|girlfriend|boyfriend|dating|landlord|my (?:car|kid|kids|taxes|resume|divorce|dog|cat|own debt)|flight|hotel|vacation|what phone|which phone|which laptop|credit card (?:has|with) the best|meaning of life|calories|workout|diet|homework|essay|ask for a raise|like your job|chatgpt|crm|wordle|fed right now|horse|lottery|do my (?:taxes|job|work))\b/i

/** The act of a message that brings its own matter. */
export function actOf(message: string, hasLine: boolean): Act {
	if (crisis.test(message)) return 'crisis'
	const whole = wholeMessages.find(([, wording]) => wording.test(message.trim()) && message.trim() !== '')
	if (whole) return whole[0]
	if (misread.test(message)) return 'misread'
	if (practice.test(message) && !aboutProduct.test(message)) return 'practice'
	if (rewrite.test(message)) return 'rewrite'
	if (hasLine) return 'check'
	if (compares.test(message)) return 'compare'
	if (asksWords.test(message)) return 'words'
	if (asksLeave.test(message)) return 'rule'
	if (customerSays.test(message)) return 'words'
	if (distress.test(message)) return 'distress'
	return asksRule.test(message) ? 'rule' : 'fact'
}
