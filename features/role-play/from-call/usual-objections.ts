import type { ScriptedObjection } from '../prospect/script.ts'

/**
 * The twelve objections as anybody may raise them: what a scenario made from a call says where the customer's own
 * words do not reach.
 */
const list: readonly ScriptedObjection[] = [
	{
		code: 'price',
		cause: { topic: 'fee' },
		raised: [
			"That's more than I can put aside, honestly.",
			'I just do not see where that money would come from.',
			'And what do you folks get out of it? That sounds like a lot.',
			"If I had that kind of money every month I wouldn't be talking to you.",
			"That's steep. I'd be choosing between that and groceries.",
		],
		pressed: [
			"You still haven't told me how I'm supposed to afford it.",
			"I hear you, but the number hasn't changed and neither has my paycheck.",
			"I'm telling you, it's too much money.",
		],
		withdrawn: [
			"Alright. If nothing's due to you until something's settled, I can live with that.",
			'Okay, now that I see what goes where, it makes more sense.',
			'Put that way, I could make it work most months.',
		],
		metBy: ['explains_fee', 'asks_budget'],
	},
	{
		code: 'think_about_it',
		cause: { whenAsked: 'enroll' },
		raised: [
			"I'd have to think about it.",
			"I don't decide things like this on the phone.",
			'Let me sleep on it, okay?',
			'I want to read something before I say yes to anything.',
			"It's a lot at once. I need some time with it.",
		],
		pressed: [
			'I said I want to think about it.',
			"You're hurrying me, and I don't like being hurried.",
			"It's the same answer. I need time.",
		],
		withdrawn: [
			"Alright. If it'll wait until I've read it, I feel better about it.",
			'Thanks for not pushing. It was mainly the part about my credit.',
			"Okay. That's fair. Let's keep talking, then.",
		],
		metBy: ['asks_concern', 'offers_time'],
	},
	{
		code: 'spouse',
		cause: { whenAsked: 'enroll' },
		raised: [
			"I can't do anything without talking to my better half.",
			"We decide things like this together, so I'd have to ask at home.",
			"It's both our money. I'm not signing alone.",
			"I'd catch it at home if I said yes to this by myself.",
			'My family would want to hear this first.',
		],
		pressed: [
			"I told you, I'm not deciding this without my family.",
			'No, you heard me. We talk first, then I answer.',
			"That's not how we do it in my house.",
		],
		withdrawn: [
			"If we can do it all together on one call, that's different.",
			'Okay, so we can both ask our questions. I like that.',
			"Alright. That'd help, to have both of us hear it.",
		],
		metBy: ['offers_to_include_spouse'],
	},
	{
		code: 'competitor',
		cause: { topic: 'program' },
		raised: [
			"I've got another company calling me about the same thing.",
			'The other people told me they could do it cheaper.',
			'Why you and not the one I talked to yesterday?',
			"I'm getting a couple of quotes on this.",
			"There's a place online that says it's faster.",
		],
		pressed: [
			"That's what the other company said too. What's different?",
			"I still don't see why I'd go with you.",
			"Then I'll just call them back.",
		],
		withdrawn: [
			"Okay, you told me what to ask them. That's more than they did.",
			"Alright, if I can lay the papers side by side, that's fair.",
			"At least you didn't run them down. Go on.",
		],
		metBy: ['explains_fee', 'offers_written'],
	},
	{
		code: 'not_right_time',
		cause: { afterMessages: 3 },
		raised: [
			"This isn't a good time for me.",
			'Maybe after the holidays. Things are upside down right now.',
			"I've got too much going on to start something new.",
			'Call me in a couple of months, maybe.',
			"It's just not the moment for this.",
		],
		pressed: [
			"I said it's not the right time.",
			"You're not listening. I can't deal with this now.",
			'Another time. Really.',
		],
		withdrawn: [
			"Well, if there's no deadline on it, I can listen a little.",
			'Okay. I suppose it gets no smaller by waiting.',
			'Alright, you pick it up when I say so. I can do that.',
		],
		metBy: ['asks_concern', 'offers_callback'],
	},
	{
		code: 'manager_or_not_authorized',
		cause: { whenAsked: 'enroll' },
		raised: [
			"I'm not the one who signs for things here.",
			'Is there somebody above you I can talk to?',
			"I don't handle the money, so I couldn't say yes if I wanted to.",
			'I want to hear that from a supervisor.',
			"It's not up to me alone, you'd have to ask somebody else.",
		],
		pressed: [
			'You keep asking me, and I keep telling you it is not mine to decide.',
			"I'd still like to speak to your manager.",
			'Like I said, wrong person.',
		],
		withdrawn: [
			"If you'll go over it with both of us, fine.",
			'Okay, set that up and we can go on.',
			'Alright. As long as somebody will call back who can answer for it.',
		],
		metBy: ['asks_who_decides', 'offers_callback'],
	},
	{
		code: 'not_sure',
		cause: { trustBelow: 5 },
		raised: [
			"I don't know about this.",
			"I'm just not sure it's for me.",
			'Something about it makes me nervous, I could not tell you what.',
			"I go back and forth. I really don't know.",
			"I'm on the fence, to be honest.",
		],
		pressed: [
			"I'm still not sure, and talking faster doesn't help.",
			"I don't know. I just don't know.",
			"You haven't really said anything to settle my stomach.",
		],
		withdrawn: [
			'Okay. It helps that you asked me what it was.',
			"I feel a little better. It's the not knowing that gets me.",
			"Alright. That's an honest answer, I can work with that.",
		],
		metBy: ['asks_concern', 'admits_limits'],
	},
	{
		code: 'already_tried',
		cause: { topic: 'program' },
		raised: [
			"I've done one of these before and it didn't work.",
			'I already went through a company like yours.',
			'Tried that. All I got was more letters.',
			'The last people took my money and disappeared.',
			"I've been down this road already.",
		],
		pressed: [
			"That's what the last ones promised me, too.",
			"And how's this any different? You didn't say.",
			"I'm not getting burned twice.",
		],
		withdrawn: [
			'Nobody asked me what went wrong last time. So, okay.',
			"You don't promise what you can't keep. That's already different.",
			"Alright. I can see it's not the same thing.",
		],
		metBy: ['empathizes', 'asks_open_question', 'admits_limits'],
	},
	{
		code: 'scam_fear',
		cause: { afterMessages: 2 },
		raised: [
			"How do I know this isn't a scam?",
			'I get five calls like this a day. Why should I believe you?',
			'This sounds too good to be true.',
			"I don't give out my business to people I can't see.",
			'Are you a real company? Anybody can say a name.',
		],
		pressed: [
			"You still haven't given me any way to check on you.",
			"A scammer would say exactly what you're saying.",
			'I need more than your word for it.',
		],
		withdrawn: [
			"Okay. I'll look that up myself, and if it's there, good.",
			'The crooked ones never tell you to go check. Alright.',
			"That's fair. I can call back on the number I find.",
		],
		metBy: ['offers_proof'],
	},
	{
		code: 'credit_score_worry',
		cause: { topic: 'credit' },
		raised: [
			"What's this going to do to my credit?",
			"I've worked hard on my score. I can't have it wrecked.",
			"If my credit goes, I'll never get another place to live.",
			'Will this show up on my report?',
			"I'm afraid my score goes through the floor.",
		],
		pressed: [
			"You didn't answer me about my credit.",
			"So is it going to hurt my score or isn't it?",
			'Everybody gets quiet when I ask about the credit.',
		],
		withdrawn: [
			'Okay. At least you said it straight.',
			'I figured it would hurt some. Better to know.',
			"Alright. I can live with it if I know it's coming.",
		],
		metBy: ['explains_credit_effect'],
	},
	{
		code: 'bankruptcy_instead',
		cause: { topic: 'lawsuit' },
		raised: [
			"Wouldn't I be better off just filing bankruptcy?",
			'A friend of mine went bankrupt and it was over in months.',
			'Maybe I should talk to a bankruptcy lawyer instead.',
			"Why wouldn't I just file and be done with it?",
			"I've been thinking about bankruptcy, to be honest.",
		],
		pressed: [
			'You went right past it. What about bankruptcy?',
			'So why is this better than filing?',
			"I think I'd rather ask a lawyer, then.",
		],
		withdrawn: [
			"Okay. I'll ask a lawyer about it and compare. Thanks for saying so.",
			"That's honest. You could have talked me out of it.",
			'Alright, so it depends. That makes sense.',
		],
		metBy: ['explains_alternatives'],
	},
	{
		code: 'pay_on_my_own',
		cause: { topic: 'program' },
		raised: [
			"Couldn't I just call them and do this myself?",
			'I think I can pay it down on my own.',
			"I'd rather handle my own bills.",
			'Why would I pay you for something I can do myself?',
			"I always paid my own way. I'd like to keep it like that.",
		],
		pressed: [
			'I still think I could do it myself.',
			"You didn't tell me what you do that I can't.",
			"No, I'll just keep paying them.",
		],
		withdrawn: [
			"Well, I haven't gotten far alone, that's true.",
			"Okay, so I could, and you'd just be doing the calling. Alright.",
			"Fair enough. I'll hear the rest.",
		],
		metBy: ['explains_alternatives'],
	},
]

/** By code. */
export const usualObjections: ReadonlyMap<string, ScriptedObjection> = new Map(
	list.map((objection) => [objection.code, objection]),
)
