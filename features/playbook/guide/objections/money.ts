import type { GuideEntry } from '#features/compliance/index.ts'

/** Objections about what it costs, when to start and doing it alone. */
export const moneyObjections: readonly GuideEntry[] = [
	{
		id: 'price',
		title: 'Price: too expensive',
		kind: 'objection',
		about: { kind: 'objection', code: 'price' },
		asked: [
			'too expensive',
			"he says it's too much money",
			'she thinks our fee is a rip off',
			'customer says the fee is too high what do i say',
			'how do i handle price',
			'price objection rebuttal',
			'why would I pay you that much',
			'they balk at 25 percent',
			"what do i say when they can't swing the monthly payment",
			'sticker shock on the total',
			'how much do you charge',
			'can you lower the fee, he wants a discount',
			'whats the catch, what does it really cost',
			"they say it's cheaper to just keep paying the minimums",
		],
		answer:
			'Behind "too expensive" is one of three things: the total, the monthly deposit or the fee. Concede that it costs real money, ask which one it is, and answer that one with figures and when each is due.',
		why: 'A price defended before you know which number hurts sounds like a pitch. A plan they cannot pay fails, and then they have the damage without the settlements.',
		say: [
			'Fair to ask, it is real money. Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}. Nothing is due to us on a debt until it is settled, you approve it and a payment has gone to that creditor.',
			'I hear you. Which part feels high to you: the total, the monthly deposit or our fee?',
			'If the deposit leaves you short after rent, food and the car, I would rather not enroll you. We can look at a longer plan, or you can ask a non-profit credit counselor what a plan with them would cost.',
		],
		briefly:
			'Fair to ask. Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}, and nothing is due to us on a debt until it is settled, you approve and a payment has gone out. Which part feels high?',
		ifNo: [
			'Understood. Would it help to put our total next to two other ways, paying it yourself and a counseling plan, so you can see all three?',
			'That is a fair answer, and I will leave it there. I will email you the figures so you have them, and I will only call on {day} if you want me to.',
		],
		insteadOf: [
			{
				not: "You won't even feel the fee.",
				say: 'The fee is {percent} of the debt you enroll, about {fee} in all, and it is part of the total I gave you.',
			},
			{
				not: "It's basically free, the savings pay for it.",
				say: 'It is not free. Our fee is about {fee}, and it comes due debt by debt, after each one settles and a payment goes out.',
			},
		],
		points: [
			'Acknowledge: it is real money.',
			'Clarify: the total, the deposit or the fee?',
			'Answer that one with its figure and when it is due.',
			'Confirm: does that answer it, or is something else in the way?',
			'Stop after two tries.',
		],
		related: ['budget', 'fees-and-total-cost', 'who-gets-paid-when', 'cannot-afford-deposit'],
	},
	{
		id: 'pay-on-my-own',
		title: 'Wants to pay it themselves',
		kind: 'objection',
		about: { kind: 'objection', code: 'pay_on_my_own' },
		asked: [
			'they wanna pay it themselves',
			"he says i'll do it myself",
			'she can just negotiate with the bank herself',
			'customer says why do i need you',
			"i'll just pay it off on my own rebuttal",
			'wants to do snowball instead',
			'says he will pick up a second job and pay it',
			'they think they can settle on their own',
			"what do I say if they don't need a company",
			'prefers to handle own debts',
			'going to throw the tax refund at it',
			'ill call the card companies myself',
		],
		answer:
			'They are right that they can. Say so, then help them test it: is there money for lump sums or for more than the minimums, time for the calls, and do the balances fall? If it works, tell them to keep going.',
		why: 'Someone who can pay in full without us usually should. A plain yes to that is what makes the rest of what you say worth hearing.',
		say: [
			'You can, and you can negotiate with your creditors yourself at no fee. If your payments fit and the balances are falling, keep going.',
			'You can do that. What is left each month after everything, and are the balances going down or standing still?',
			'Two ways work for many people: pay extra on the highest rate first, or clear the smallest balance first. If neither fits what is left each month, then it makes sense to compare our plan.',
		],
		briefly:
			'You can, and negotiating yourself costs no fee. If your payments fit and the balances fall, keep going. What is left each month, and are the balances going down?',
		ifNo: [
			'That sounds like a plan. One thing worth doing first: call each creditor, ask for its hardship terms and get them in writing.',
			'Good, give it an honest try. I will make a note and call on {day} only if you would like that.',
		],
		insteadOf: [
			{
				not: 'The banks will never talk to you on your own.',
				say: 'You can call them yourself, and some have hardship plans. It costs time and nerve, not a fee.',
			},
		],
		points: [
			'Concede that it is possible and costs no fee.',
			'Ask what is left each month and whether balances fall.',
			'Show the two payoff orders.',
			'Compare honestly only if their numbers do not work.',
		],
		related: ['doing-it-yourself', 'payoff-avalanche-snowball', 'creditor-hardship-plans'],
	},
	{
		id: 'not-right-time',
		title: 'Not the right time',
		kind: 'objection',
		about: { kind: 'objection', code: 'not_right_time' },
		asked: [
			'bad timing',
			'she says not right now',
			'call me next month',
			'after the holidays',
			'he wants to wait until his bonus',
			'customer says now is not a good time to start',
			'maybe in the new year',
			'what do i say when they want to wait',
			'too much going on right now',
			'we just had a baby cant deal with this',
			'waiting on a job offer before deciding',
			'how to answer not ready yet',
		],
		answer:
			'Take it at face value: there may be a real event ahead. Ask what would make it the right time, say plainly what waiting does and does not cost, and agree a date or no call at all.',
		why: 'Nothing from us expires. Interest on what they owe is a fact they may want to know, never a reason to hurry them.',
		say: [
			'Understood, there is no deadline from us. Interest keeps adding to what you owe meanwhile, but that alone is not a reason to start.',
			'Understood. What would need to happen for it to be the right time?',
			'That makes sense. I can check in when you say, or leave it to you to call me. Which do you prefer?',
		],
		briefly:
			'Understood, nothing of ours expires. What would need to happen for it to be the right time? I can check in when you say, or leave it to you to call.',
		ifNo: [
			'That is fine. Until then, the creditors themselves may have hardship terms worth asking about.',
			'Then let us leave it. I have noted {day}, and if you would rather I did not call, tell me and I will not.',
		],
		insteadOf: [
			{
				not: 'If you wait, this offer is gone.',
				say: 'The offer is the same next week. When shall we talk?',
			},
			{
				not: "There's never a good time, so let's just get it done now.",
				say: 'You know your month better than I do. When would suit you?',
			},
		],
		points: [
			'Ask what the right time depends on.',
			'Name the cost of waiting once, without drama.',
			'Agree a date, or agree not to call.',
		],
		related: ['false-urgency-or-threat', 'call-me-back', 'follow-up-after-no'],
	},
	{
		id: 'cannot-afford-deposit',
		title: "Can't afford the monthly deposit",
		kind: 'objection',
		asked: [
			"i can't afford that",
			'money is too tight',
			"she doesn't have that every month",
			'customer on fixed income cant do the deposit',
			'social security only, payment too high',
			'what if the budget does not work',
			'no money left at the end of the month',
			'he got his hours cut',
			'the monthly number scares them',
			'lives paycheck to paycheck',
		],
		answer:
			'Go back to the budget, not to the pitch. If the deposit does not fit after rent, food, car and medicine, say so yourself and name the other ways: a longer plan, credit counseling, or a bankruptcy attorney.',
		why: 'Missed deposits slow settlements and can end an agreed one. Someone with nothing left over is harmed by enrolling.',
		say: [
			'Then let us look at what is left after rent, food, the car and medicine before we go any further.',
			'If {amount} a month leaves you short, I would rather not enroll you. Missed deposits slow everything down.',
			'Two people worth a free call first: a non-profit credit counselor, and a bankruptcy attorney if there is nothing left at all.',
		],
		briefly:
			'Then let us look at what is left after rent, food, the car and medicine. If the deposit leaves you short, I would rather not enroll you, and I can name who else can help.',
		ifNo: [
			'Understood. Would a longer plan with a smaller deposit be worth seeing, knowing it takes more time and interest keeps adding?',
			'Then this is not the right plan for you now, and that is all right. Start with non-profit credit counseling. If your income changes, call me, no hard feelings.',
		],
		points: [
			'Redo the budget with them, line by line.',
			'Never trim food, medicine or insurance to make the number fit.',
			'If it does not fit, say no for them and name the alternative.',
		],
		related: ['budget', 'suitability-honest-no', 'credit-counseling-plan', 'missed-deposit'],
	},
]
