import type { ProspectScript } from '../prospect/script.ts'

export const iCanDoThisMyself: ProspectScript = {
	id: 'i-can-do-this-myself',
	title: 'I can do this myself',
	industry: 'Credit card debt',
	difficulty: 'beginner',
	description:
		'A machinist who fixes his own roof and means to fix this too. He is partly right, and he will respect a rep who says so.',
	scenarioContext:
		'Stan called the number on a radio ad during his commute. He owes $17,400 on three cards and is current on all of them.',
	objectives: [
		{ text: 'Concede that he can negotiate on his own, at no fee', shows: { meets: 'pay_on_my_own' } },
		{ text: 'Ask what is left after the bills', shows: { act: 'asks_budget' } },
		{ text: 'Lay out the other ways before your own', shows: { act: 'explains_alternatives' } },
	],
	persona: {
		name: 'Stan',
		jobTitle: 'Machinist',
		personality: 'Self-reliant, dry, good with numbers',
		age: 58,
		region: 'Erie, Pennsylvania',
		voice: {
			register: 'blunt',
			fillers: ['Look,', 'See,', 'Yeah,'],
			tags: [", that's all", ', so'],
			talkativeness: 0.3,
		},
		household: 'Married, two sons grown and gone; wife drives for the school district',
		income: 5100,
		leftOverMonthly: 310,
		debts: [
			{ creditor: 'Wells Fargo', balance: 8400, minimum: 210, monthsBehind: 0 },
			{ creditor: 'Discover', balance: 6900, minimum: 175, monthsBehind: 0 },
			{ creditor: 'the Sears card', balance: 2100, minimum: 70, monthsBehind: 0 },
		],
		history:
			'Plant was down eleven weeks. We lived on plastic, and the interest has been eating what I throw at it ever since.',
		reasonForCall:
			'I paid four hundred and fifty-five bucks last month and the total went down about ninety.',
		smallTalk: [
			"Snow's coming in off the lake again. I can't even see my garage.",
			"I put the roof on this house myself, two summers. Doesn't leak.",
			"They've got me training a kid who's never held a micrometer.",
		],
	},
	opening: [
		'Yeah, this is Stan. I heard your ad.',
		"Stan speaking. I'm in the car, so go ahead.",
		'Hello. I called about the thing on the radio.',
		"Yeah, hi. I've got a question or two about what you people do.",
	],
	hidden: [
		{
			id: 'savings-for-lump-sum',
			askedBy: ['budget', 'income', 'family_help'],
			trustNeeded: 5,
			lines: [
				"I've got about six thousand in the credit union. I've been afraid to touch it.",
				"There's a rainy-day account, six grand or so. My wife doesn't want it spent.",
				"We have some put back. Around six. That's the furnace and the car and everything else.",
			],
			dodges: ['We get by.', "I've got what I've got.", "That's between me and the credit union."],
		},
	],
	objections: [
		{
			code: 'pay_on_my_own',
			cause: { afterMessages: 3 },
			raised: [
				"Why wouldn't I just do it on my own? I can dial a phone.",
				"I'd rather pay it off myself. I've never needed anybody to pay my bills.",
				"I could call the banks myself and cut the same deal, couldn't I?",
				"I'm thinking I'll just handle it on my own. Throw extra at the small one first.",
				"I don't see what you'd do that I can't do myself with a pencil.",
				'I can work it out with the card companies on my own, is how I look at it.',
			],
			pressed: [
				"You still haven't told me why I shouldn't do it myself.",
				"That's a nice speech. I can still do it on my own.",
				'Same question. What am I paying you for?',
			],
			withdrawn: [
				'Fair enough. At least you said it out loud.',
				"All right. Then it comes down to whether I've got the time and the cash for it. I follow that.",
				"Okay. That's a straight answer, I can work with that.",
			],
			metBy: ['explains_alternatives'],
		},
	],
	traps: [],
	start: { trust: 5, pressure: 1, understanding: 4, urgency: 4, patience: 8 },
	needs: { trust: 6, understanding: 6, patience: 36 },
	tags: [],
}
