import type { GuideEntry } from '#features/compliance/index.ts'

/** What customers ask about time, savings and certainty, and the honest answer. */
export const questionsAboutResults: readonly GuideEntry[] = [
	{
		id: 'how-long',
		title: 'How long does it take?',
		kind: 'fact',
		asked: [
			'how long',
			'how long is the program',
			'when will i be done',
			'when does the first card settle',
			'why so many months',
			'can it go faster',
			'customer wants it done in a year',
			'how long til they make an offer',
			'how many years does this take',
			'length of the program',
			'when will she be debt free',
			'time frame',
		],
		answer:
			'Give both halves together: the estimated length of the whole, and by when each creditor gets an offer. Call it an estimate and say what makes it longer.',
		say: [
			'We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It is an estimate; missed deposits or a creditor that refuses make it longer.',
			'It may end earlier if you save more than planned, and no creditor has to hurry. I would not count on it.',
		],
		briefly:
			'We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It is an estimate and can take longer.',
		citation: '16 CFR 310.3(a)(1)(viii)(A)',
		related: ['time-to-results', 'guaranteed-result', 'missed-deposit'],
	},
	{
		id: 'how-much-will-i-save',
		title: 'How much will I save?',
		kind: 'fact',
		asked: [
			'how much will i save',
			'what percent do they settle for',
			'customer wants a number',
			'can you get 50 percent off',
			'whats the average settlement',
			'they saw an ad that said cut debt in half',
			'give me a ballpark',
			'what do i say when they push for savings',
			"demands to know how much he'll save",
			'what kind of reduction',
			'how much off the balance',
			'whats my discount going to be',
		],
		answer:
			'You cannot know it, and you say so. Only our published figure may be quoted, with what it counts: everybody who enrolled, the debt at enrollment, fees included. Then go back to cost, which you do know.',
		say: [
			"I can't tell you what you'd save. No creditor has to settle, and yours may be lower than anybody's, or nothing.",
			'What I can give you is the cost: our fee, the estimated total and what could make it grow. Shall we do that?',
		],
		briefly:
			"I can't tell you what you'd save. No creditor has to settle. What I can give you is the cost: our fee, the estimated total and what could make it grow.",
		citation: '16 CFR 310.3(a)(2)(x)',
		related: ['unsupported-savings-claim', 'guaranteed-result', 'fees-and-total-cost'],
	},
	{
		id: 'can-you-guarantee',
		title: 'Can you guarantee it?',
		kind: 'fact',
		asked: [
			'customer wants a guarantee',
			'can you promise it works',
			'she wants me to promise every card settles',
			'what if it doesnt work',
			'is it guaranteed',
			'they ask for a money back guarantee',
			'give me your word',
			'what do i say instead of guarantee',
			"wants me to swear it'll work",
			'sure thing or not',
			'can you assure me',
			'he needs certainty',
			'promise me ill be debt free',
		],
		answer:
			'No, and say it with a plain face: no creditor has to settle. What you can promise is your own work: to go through every cost and risk before they decide, and that they may leave without a penalty.',
		say: [
			"I can't guarantee any creditor will settle. Here is our estimate and what it is based on; it can take longer, and some debts may not settle.",
			'What I can promise is that I go through every cost and every risk with you before you sign anything.',
		],
		briefly:
			"I can't guarantee any creditor will settle. Here is our estimate and what it is based on; it can take longer, and some debts may not settle.",
		citation: '16 CFR 310.3(a)(2)(x)',
		related: ['guaranteed-result', 'creditors-answers', 'how-much-will-i-save'],
	},
	{
		id: 'how-many-finish',
		title: 'How many people finish?',
		kind: 'fact',
		asked: [
			'whats your success rate',
			'how many people complete the program',
			'what percent drop out',
			'does it work for most people',
			'customer asks for statistics',
			'can i say most clients graduate',
			'completion rate',
			'what percent of people graduate',
			'how many clients make it to the end',
			'do most people succeed',
		],
		answer:
			'Quote only the published figure, and only with what it counts: everybody who enrolled, those who left included. If you do not have it in front of you, say so and send it. No "most", no "nearly all".',
		why: 'How many customers reach the result is one of the things the sales rule names as not to be misstated.',
		say: [
			'I do not want to give you a number from memory. I will send our published figure, with what it counts; not everybody who starts finishes.',
		],
		briefly:
			'I do not want to give you a number from memory. I will send our published figure, with what it counts; not everybody who starts finishes.',
		citation: '16 CFR 310.3(a)(2)(x)',
		related: ['unsupported-savings-claim', 'can-you-guarantee'],
	},
]
