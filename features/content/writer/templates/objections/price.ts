import type { ObjectionTemplates } from './objection-templates.ts'

export const price: ObjectionTemplates = {
	about: 'the price',
	quotes: ["That's too expensive.", 'Your fee is a lot of money.', "I can't see paying that much."],
	acknowledge: [
		"It is real money, and you're right to ask what you get for it.",
		'Fair enough. You should know to the dollar what something costs.',
		"I hear you. If money weren't tight, we wouldn't be talking.",
		'That is a reasonable thing to push back on.',
		'You are right, it costs a good deal.',
		'Good. Somebody who asks about the price reads the agreement too.',
	],
	ask: [
		'Which part feels high: the total, the monthly deposit or our fee?',
		'When you say it is too much, do you mean each month or all in all?',
		'What are you comparing it with: the minimum payments, another company or doing it yourself?',
		'How much is left each month once everything that has to be paid is paid?',
		'What would you have expected it to cost?',
		'Is it the amount, or when it has to be paid?',
		['has_deposit', 'If {deposit} went out of a bad month, what would be left?'],
		['has_deposit', 'Is it {deposit} every month that worries you, or what it adds up to?'],
	],
	answer: [
		'Our fee is [fee] of the debt you enroll. None of it is due until a debt is settled, you approve the settlement and a payment has gone to that creditor.',
		'If the deposit leaves you short after rent, food and the car, I would rather not enroll you. A plan that cannot be kept does harm.',
		'Put our total beside what other roads cost: paying it yourself, a plan with a non-profit counselor, and us. Then choose the one that fits, even if it is not ours.',
		'The minimum payments look cheaper because they are spread over a long time. That does not make us the better choice; it means you should compare totals and not months.',
		'You can negotiate with the creditors yourself at no fee. You would pay us for the calls and the patience, and some people prefer to do that part alone.',
		[
			'has_deposit',
			'Only you can say whether {deposit} is there every month, after rent, food and the car. If it is not, I would rather not enroll you: a plan that cannot be kept does harm.',
		],
		[
			'has_deposit has_payment',
			'Today {payment} a month goes to your creditors, and {deposit} would go into an account that you own. A smaller month is not the whole price: compare the totals and the risks.',
		],
		[
			'has_deposit',
			'The {deposit} is not our fee. It is your money in your own account, and the fee comes out of it only after a debt is settled, you approve the settlement and a payment has gone to that creditor.',
		],
		'I have no discount in a drawer. The fee is the same for the next person, and it is written in the agreement.',
	],
	briefly: [
		'Fair to ask. Our fee is [fee] of the debt you enroll, and none of it is due until a debt is settled, you approve and a payment has gone out. Which part feels high?',
		'I understand. Is it the monthly deposit, the total or our fee? If the deposit does not fit your budget, I would rather not enroll you.',
		[
			'has_deposit',
			'I hear you: {deposit} a month is real money. If it is not there in a bad month, this is not for you, and I would say so. Shall we go through your month line by line?',
		],
		"You should compare. Take our total, a counselor's and the cost of doing it yourself, and tell me which number bothers you.",
	],
	letGo: [
		'That is a fair answer, and I will leave it there. I will send you the figures so that you have them.',
		'Then it is not worth it to you, and you are the one who has to judge that. I wish you well with it.',
		'Understood. A non-profit credit counselor may be cheaper, and I would call one.',
	],
}
