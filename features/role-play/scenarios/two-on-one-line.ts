import type { ProspectScript } from '../prospect/script.ts'

export const twoOnOneLine: ProspectScript = {
	id: 'two-on-one-line',
	title: 'Two on one line',
	industry: 'Credit card debt',
	difficulty: 'advanced',
	description:
		'A roofing foreman on the phone and a wife in the room whom you have not met. He says yes too easily and she says no from across the kitchen. Win the one you cannot hear.',
	scenarioContext:
		'Hector owes $22,500 on two cards and a loan. You can hear somebody else in the room, and he sometimes answers a question you did not ask.',
	objectives: [
		{ text: 'Notice who else is listening, and ask her in', shows: { meets: 'spouse' } },
		{ text: 'Say that you are a business and earn on this', shows: { resists: 'nonprofit_claim' } },
		{
			text: 'Tell both whose account it is and how they leave',
			shows: { discloses: 'dedicated_account_rights' },
		},
		{ text: 'Learn about the loan he cosigned', shows: { learns: 'cosigned-for-his-brother' } },
	],
	persona: {
		name: 'Hector',
		jobTitle: 'Roofing foreman',
		personality: 'Agreeable out loud, careful underneath',
		age: 53,
		region: 'El Paso, Texas',
		voice: {
			register: 'plain',
			fillers: ['Yeah,', 'Well,', 'Uh,'],
			tags: [', you know', ", that's what I'm thinking"],
			talkativeness: 0.4,
		},
		household:
			'Married to Marisol, a school cafeteria manager; a son in the Army and a daughter in high school',
		income: 5200,
		leftOverMonthly: 95,
		debts: [
			{ creditor: 'Chase', balance: 8800, minimum: 260, monthsBehind: 1 },
			{ creditor: 'the Home Depot card', balance: 6300, minimum: 185, monthsBehind: 1 },
			{ creditor: 'a OneMain loan', balance: 7400, minimum: 285, monthsBehind: 0 },
		],
		history:
			"I fell off a job in the fall, and the comp checks came late. We didn't want to ask anybody, so we used the cards.",
		reasonForCall: "My daughter's quinceañera money went to OneMain. She said it was okay. It wasn't okay.",
		smallTalk: [
			"Excuse me one second. She says I'm talking too loud.",
			"We've got eleven roofs to do before the wind season, and two guys out sick.",
			'My son calls from his base on Sundays. He sounds older every week.',
			"You hear that? That's the dog. She barks at the mailman like he owes her.",
		],
	},
	opening: [
		'Hello? Yes, this is Hector. One second. Okay. Go ahead.',
		'Hello. Yeah, we can talk. I can talk, I mean.',
		"This is Hector. Uh, who's calling? She wants to know who's calling.",
		"Yeah, hello? Hold on, I'm putting you where I can hear you.",
	],
	hidden: [
		{
			id: 'wife-is-listening',
			askedBy: ['spouse', 'household'],
			trustNeeded: 3,
			lines: [
				"My wife's right here. She's been listening since you called. She's shaking her head.",
				"Yeah, Marisol is here. I've got you on the speaker. She's not too happy.",
				"To be honest, my wife's across the table. She's writing things down.",
			],
			dodges: ["It's just the TV.", "There's people around. It's a house.", 'Nobody, go ahead.'],
		},
		{
			id: 'cosigned-for-his-brother',
			askedBy: ['family_help', 'debts', 'creditors', 'secured_debt'],
			trustNeeded: 6,
			lines: [
				"I cosigned my brother's truck. If he doesn't pay, that's me, and he's two behind.",
				"There's my brother's loan. My name's on it. Marisol doesn't like to talk about that one.",
				"I signed for my brother two years ago. It's not on the form, because I say it's his.",
			],
			dodges: [
				"That's all of them, more or less.",
				'Family stuff stays family.',
				"What's on the form is what's mine.",
			],
		},
		{
			id: 'she-called-a-counselor',
			askedBy: ['past_attempts', 'competitor', 'spouse'],
			trustNeeded: 5,
			lines: [
				"Marisol talked to a nonprofit place at the church. They said they'd lower the interest.",
				'My wife already called a credit counselor. She liked them better than you, so far.',
				"She says to ask why this is better than the counseling people. She's got their paper.",
			],
			dodges: ["We've looked around a little.", 'My wife reads a lot.', 'Nothing for sure.'],
		},
	],
	objections: [
		{
			code: 'spouse',
			cause: { afterMessages: 3 },
			raised: [
				"My wife is saying no. She wants to know what happens if they don't take the deal.",
				"I have to talk to my wife about it. She's, uh, she's got some questions.",
				"I don't do anything like this without my wife.",
				"My wife says she's heard of this. She doesn't like it.",
				"She handles the money at our house, so my wife's got to be okay with it.",
				"Hold on. My wife says don't give them anything yet.",
			],
			pressed: [
				"She's still shaking her head.",
				"You're talking to me, but it's my wife you've got to answer.",
				"My wife says you didn't answer her question.",
			],
			withdrawn: [
				"Okay, I put you on speaker. She says go ahead, she's listening.",
				'She says thank you for asking her. All right.',
				"My wife says that's fair. She's still got her pen out, though.",
			],
			metBy: ['offers_to_include_spouse'],
		},
		{
			code: 'price',
			cause: { topic: 'fee' },
			raised: [
				"She says that's too much. That fee's a month of groceries, how many times over?",
				"We can't afford that. We're behind already.",
				"That's a lot of money. My wife just whistled.",
				'How much is it total? Because that sounds expensive.',
				"We don't have that kind of money left over. Ninety-five dollars, that's it.",
			],
			pressed: [
				'She says you went around the price.',
				'Still too much for us.',
				'The cost is still the cost, she says.',
			],
			withdrawn: [
				"So we don't pay you till one's done. She's nodding. A little.",
				"Okay, she wrote down the total. She says she'll check it.",
				"All right. If it comes out of what we're sending them now, that's different.",
			],
			metBy: ['explains_fee', 'asks_budget'],
		},
		{
			code: 'scam_fear',
			cause: { topic: 'account' },
			raised: [
				"She's asking is this a scam. I'm sorry, I've got to ask it.",
				'My wife says these places are a scam, they take your money and go.',
				"How do we know you're real? She's looking you up right now.",
				"We don't know you. How do we know it's legit?",
				'Her cousin got cheated by somebody on the phone. So how do we check?',
			],
			pressed: [
				'She wants something she can look up, she says.',
				"You didn't say how we check on you.",
				'My wife says a real company would tell us where to look.',
			],
			withdrawn: [
				"She's got her phone out, she's looking you up. She says okay, go on.",
				'Okay. She likes that we can check it on our own.',
				"All right. She says that's what she'd tell people, too.",
			],
			metBy: ['offers_proof'],
		},
	],
	traps: [
		{
			code: 'nonprofit_claim',
			asks: [
				"My wife wants to know, you're a nonprofit, right?",
				"So you're like the church place, nonprofit, you don't make money on us?",
				"And this is a free service, she's asking?",
				"You're a charity, something like that?",
			],
			afterHonest: [
				"She says okay. She figured. She just wanted to hear if you'd say it.",
				'A business. All right. So am I.',
				'Good, because she already looked, and she was testing you.',
			],
			afterFalse: [
				"She's showing me her phone. It says you're a company.",
				"My wife says that isn't true.",
				'She just put her pen down.',
			],
		},
		{
			code: 'account_control_misstatement',
			asks: [
				"So once we put it in there, it's your money till the end?",
				"She's asking, if we quit, you keep it all, right?",
				'So you hold our money, and it stays with you?',
				'We lose what we put in if we leave early, correct?',
			],
			afterHonest: [
				'Okay. She wants you to say it again so she can write it.',
				"It's ours. All right. That changes it some.",
				"She says that's the first part she likes.",
			],
			afterFalse: [
				"No. She says no. She's getting up.",
				"So if the roof season's bad, we're stuck. That's what she thought.",
				"That's what happened to her cousin.",
			],
		},
		{
			code: 'tax_consequence_denial',
			asks: [
				"And there's no tax on what they forgive, right?",
				"She does our taxes. She says there's no tax on the part that's forgiven, correct?",
				"So the forgiven part, there's no tax on that?",
				'Nobody taxes us for what gets wiped out, right?',
			],
			afterHonest: [
				'She says she knew there was something. Okay.',
				"All right. We'll ask the lady who checks our taxes.",
				'Good that you said it, because she was about to.',
			],
			afterFalse: [
				"My wife's shaking her head. She says they send you a form.",
				"She doesn't believe that one.",
				'Hm. She says her aunt got a bill for that.',
			],
		},
	],
	start: { trust: 4, pressure: 4, understanding: 2, urgency: 6, patience: 5 },
	needs: { trust: 7, understanding: 7, patience: 22 },
	tags: [],
}
