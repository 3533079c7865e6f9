/** How a message continues from what was said before. */
export type FollowUp = 'refused' | 'shorter' | 'another' | 'why' | 'rule' | 'words' | 'more' | 'apply'

/** Words from which on a message speaks for itself. */
const longestFollowUp = 16

const lead =
	'^(?:ok|okay|and|but|so|yeah|yes|no|cool|got it|great|thanks|right|hmm|now|then|well|good|alright|please|can you|could you|nice|fine|,|\\.|\\s)*'
const wordings: readonly (readonly [FollowUp, RegExp])[] = [
	[
		'refused',
		/\b(?:(?:if|when|what if|say) )?(?:she|he|they|customer|client|the \w+|it)?\s*(?:still )?(?:says?|said|saying|keeps? saying|tells? me) (?:no|nope|not interested|nah)\b(?! one| need)|\bstill (?:no|nope|says? no|refus\w+|hesitat\w+|isn'?t|not|won'?t|on the fence|unsure|pushing|resist\w+)\b|\bwon'?t (?:budge|listen|bite|move)\b|\b(?:not convinced|doesn'?t (?:buy|work|help|believe|want)(?: it| that)?|didn'?t work|pushes? back(?: again)?|keeps? (?:pushing|refusing|objecting|saying (?:no|it|that))|insists?|doubles? down|says? it again|refuses? again|and if (?:that|it) (?:fails|does ?n.?t work))\b|^no again|^(?:no|nope|nah|still no)[.!]*$|\bstill \w+n'?t\b/i,
	],
	[
		'shorter',
		/\b(?:short(?:er|en)?|(?:20|twenty|thirty|30|15|10|ten|fifteen) ?-?sec(?:ond)?s?|brief(?:er|ly)?|quick(?:er)? (?:version|one)|quicker|in (?:one|a single|two) (?:lines?|sentences?|breath)|one[- ]liner|too (?:long|wordy)|tl;?dr|condense|trim|elevator)\b/i,
	],
	[
		'another',
		/\b(?:another (?:way|one|version|option|line|example|wording)|other (?:way|words|version|option|wording)s?|alternativ\w+|different (?:way|wording|version|line|one)|something else|soft(?:er|en)|gentler|less (?:salesy|pushy|formal|stiff|robotic|scripted)|nicer|friendlier|warmer|more (?:natural|casual|human|confident|empathetic)|sound(?:s)? (?:robotic|scripted|stiff)|one more|next one|variation|again but|plain(?:er)?|simpler|(?:make|say|put) (?:it|that|this) (?:sound )?(?:less |more |a bit |a little )*\w+(?:er|y|ful|al|ed|ing)?$)\b/i,
	],
	[
		'why',
		new RegExp(
			`${lead}(?:why|how come)\\b(?:'s| is| not| though| does| do| did| can'?t| was| that| it| this| matter| so| i| say| we| they| get| would| be| flagged| wrong| a| problem| big| deal| the| care| important)*\\s*\\??$|\\b(?:what(?:'?s| is) the (?:thinking|idea|reason|point|logic|reasoning) (?:behind|of|for) (?:that|this|it))\\b`,
			'i',
		),
	],
	[
		'rule',
		/\b(?:(?:which|what) (?:rule|law|regulation|statute|section|cfr|part of the (?:law|tsr))|says who|who says|where (?:does it say|is that|did you get|does that come)|cite|citation|source|what(?:'s| is) (?:the|your) (?:rule|law|source|reference|basis)|according to (?:who|what)|prove it|is that (?:the|a|an actual|really the) (?:law|rule))\b/i,
	],
	[
		'words',
		/\b(?:(?:give|show|got|have) (?:me )?(?:an? |some |any )?(?:\w+ )?(?:example|sample)s?|for example|example\??$|what (?:would|does|should) (?:that|it|this) (?:sound|look) like|how (?:do|would|should|could|can) i (?:say|word|phrase|put|ask|explain) (?:it|that|this|them)|(?:give|tell|show) me (?:the |a |some |your )?(?:\w+ )?(?:line|words|wording|script|something)s?(?: to say| i can (?:say|use)| out loud)*\s*[?.!]*$|words (?:for|to) (?:it|that|this|say|use)|what (?:do|should|can|could|would) i (?:have )?(?:say|said|tell (?:them|her|him|the \w+|people|customers?)|told (?:them|her|him)|do|done)(?: then| instead| to that| now| to (?:her|him|them)| there)?\s*\??$|out loud|script (?:it|that|for (?:it|that|this)))/i,
	],
	[
		'more',
		new RegExp(
			`${lead}(?:tell me more|more(?: details?| info| on that| about (?:that|it))?|go on|keep going|continue|explain(?: (?:that|it|more|further))?|elaborate|what else|anything else|details|how so|meaning|what do you mean|i don'?t (?:get it|understand)|walk me through (?:it|that)|and then|what then|then|(?:and )?after (?:that|this)|and|next|then what|steps|how)\\s*[?.!]*$`,
			'i',
		),
	],
	[
		'apply',
		new RegExp(
			`${lead}(?:(?:and|but|so) |what about|how about|what if|(?:she|he|they|customer|client)(?:'s)? (?:says?|said|goes|asks?|asked|wants|tells)|does (?:that|this|it)|do (?:those|these|they)|is (?:that|it|this)|are (?:those|they)|even if|also|same (?:for|with)|would (?:that|it)|when (?:do|should|does)|who|how (?:long|often|much|many|soon|late|early)|can (?:they|she|he|it|that|you)|if (?:she|he|they)|for|on|with|in)\\b`,
			'i',
		),
	],
]

/** How a short message continues, and what else it says; null if it is complete alone. */
export function followUpOf(message: string): { how: FollowUp; rest: string } | null {
	if (message.trim().split(/\s+/).length > longestFollowUp) return null
	const found = wordings.find(([, wording]) => wording.test(message.trim()))
	return found ? { how: found[0], rest: message.trim().replace(found[1], ' ') } : null
}

/** Words from which on a message that points back is about something of its own all the same. */
const longestPointer = 9

/** A short message that only makes sense after what was said: 'is that good or bad for them?' */
export const pointsBack = (message: string): boolean =>
	message.trim().split(/\s+/).length <= longestPointer &&
	/\b(?:it|that|this|those|these|them|then|instead)\b/i.test(message)

/** A message that points at something no one named: 'what do I say to that?' */
export const pointsAtNothing =
	/^(?:ok|so|and|but|hey|,|\s)*(?:what (?:do|should|can|would) i (?:say|tell (?:them|her|him)|do|answer|respond)(?: (?:to|about|with))?(?: (?:that|this|it|him|her|them))?|how (?:do|should|can|would) i (?:say|answer|handle|respond(?: to)?|reply(?: to)?|deal with|overcome|explain|word|fix) ?(?:that|this|it|him|her|them|the objection|objections?)?|(?:is|was) (?:that|this|it) (?:ok|okay|legal|fine|allowed|a violation|compliant|good|right)(?: to say)?|(?:can|should|may) i (?:say|tell them|do|use) (?:that|this|it)|why(?: not| is that)?|(?:shorter|another one|another way|again|more|rewrite (?:it|this|that)|fix (?:it|this|that)|check (?:it|this|that)|make it (?:compliant|shorter|softer|better))(?: please)?|(?:and )?(?:if|what if|when) (?:she|he|they)(?: still)? (?:says?|said) no|which rule|what(?:'s| is) the rule|example|give me an example|(?:she|he|they|customer|the customer) (?:just )?(?:said|says) (?:no|nope)|help(?: me)? with (?:this|that|it))\s*[?.!]*$/i
