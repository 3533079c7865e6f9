import type { ComplianceModule } from './compliance-module.ts'

export const ethicalBoundaries: ComplianceModule = {
	id: 'ethical-boundaries',
	title: 'Ethical Boundaries',
	category: 'Ethics',
	priority: 'High',
	duration: 15,
	description: 'Where helping ends and pushing begins, and when the right answer is no.',
	requirements: [
		'Suitability comes before the sale',
		'Secured, promotional-rate and federal student debts stay out',
		'No selling by shame or fear',
		'No advice on law, tax or bankruptcy',
		'The commission is disclosed when asked',
		'No coaching to lie, no new charges, no unopened mail',
	],
	lastUpdated: '2026-11-21',
	sections: [
		{
			id: 'suitability',
			title: 'Whom it fits, and whom it does not',
			paragraphs: [
				'Debt settlement is for people who cannot pay what they owe and have thought about the other ways. It is the wrong thing for somebody who can handle the minimums and has good credit, for somebody who needs a mortgage or holds a security clearance, and for somebody who cannot spare the deposit.',
				'Find out before you explain the program. A “no” after four minutes costs you four minutes; a wrong “yes” costs them years.',
			],
			say: [
				{
					line: 'If you can handle your minimums, this may not be the right fit. Paying on your own or non-profit counseling may suit you better.',
				},
				{
					line: "What's coming up in the next two years, a house, a car, a clearance? This will likely hurt your credit, so it may not be the right choice.",
				},
			],
		},
		{
			id: 'which-debts',
			title: 'Which debts stay out',
			paragraphs: [
				'The program is for unsecured debts: cards, personal loans without collateral, medical bills. A mortgage or a car note stays out, because missing those can cost the house or the car. Federal student loans have programs of their own. A card at a promotional rate is paid off more cheaply as it is, and a debt the customer disputes is disputed first.',
			],
			say: [
				{ line: "Don't stop paying your mortgage or car note, those aren't part of this." },
				{
					line: "We can't enroll federal student loans. The Department of Education has programs for those.",
				},
			],
		},
		{
			id: 'shame-and-fear',
			title: 'Shame and fear',
			citation: '16 CFR 310.4(a)(1)',
			paragraphs: [
				'Using somebody’s own numbers to show what the debt costs them is honest. Using their children, their job, arrest or the neighbors is not; a threat or intimidation is an abusive act under the rule.',
				'The test is simple: would you say the sentence with their daughter listening?',
			],
			leave: [
				{
					line: 'If you do nothing they will come for your house and your kids will watch.',
					finds: 'false_urgency_or_threat',
					why: 'A scare with a family in it.',
				},
				{
					line: 'Grow up, you spent the money.',
					finds: 'abusive_language',
					why: 'Contempt sells nothing.',
				},
			],
			say: [
				{
					line: 'At that rate about four hundred a month goes to interest alone. May I show you what the program would cost beside it?',
				},
				{ line: "A lot of people end up here. Let's look at where things stand." },
			],
		},
		{
			id: 'not-your-field',
			title: 'Law, tax, bankruptcy, retirement',
			paragraphs: [
				'You may say what our service does and does not do. You may not say whether to answer a summons, whether a debt is too old, which chapter somebody should file, what tax they will owe, or whether to touch a retirement account. Each has a professional, and sending somebody there is good selling.',
			],
			leave: [
				{
					line: 'My legal opinion is that debt is too old to collect.',
					finds: 'legal_representation_claim',
					why: 'Legal advice from somebody who may give none.',
				},
				{
					line: 'You will not pay a cent of tax on it, trust me.',
					finds: 'tax_consequence_denial',
					why: 'Tax advice, and a denial.',
				},
			],
			say: [
				{
					line: 'Bankruptcy may be the better route for some people. Please hear a bankruptcy attorney first, then decide.',
				},
				{
					line: "I can't advise on retirement money. Please ask a tax or financial professional before you touch it.",
				},
			],
		},
		{
			id: 'your-interest',
			title: 'Your own interest',
			citation: '16 CFR 310.3(a)(2)(x)',
			paragraphs: [
				'You are paid when they enroll. They may know that, and if they ask, you say it plainly. Trouble begins where the commission decides: a bad month is no reason to stretch a budget or to forget a risk.',
			],
			leave: [
				{
					line: 'I am not in sales, this is a public service.',
					finds: 'nonprofit_claim',
					why: 'You are in sales.',
				},
			],
			say: [{ line: "I'm in sales, and I earn a commission if you enroll. You should know that." }],
		},
		{
			id: 'honest-with-creditors',
			title: 'Honest with everybody else, too',
			paragraphs: [
				'Hardship is told as it is. You do not improve it, and you do not coach a customer to. Nor do you suggest using the cards once more before enrolling: new charges may be held against them, and it is not honest.',
				'Tell them to open their mail and to pick up what is served. “Ignore it, we take care of it” has cost people their case.',
			],
			say: [
				{ line: 'Please put nothing new on the cards you enroll.' },
				{
					line: 'Open all your mail. If anything comes from a court, talk to a lawyer right away and send us a copy.',
				},
			],
		},
	],
	quiz: [
		{
			asked: 'A customer is current, has good credit and wants a mortgage next spring. You:',
			answers: [
				'Explain that it likely does not fit, and name other ways',
				'Start with the savings',
				'Ask them to wait with the mortgage',
			],
			right: 0,
			why: 'For them the harm to credit can cost more than the debt.',
		},
		{
			asked: 'Which debt may be enrolled?',
			answers: ['A car note', 'A federal student loan', 'A store card without collateral'],
			right: 2,
			why: 'Unsecured debts only. The other two have a car behind them and programs of their own.',
		},
		{
			asked: 'The customer asks whether you get paid if they sign. You say:',
			answers: [
				'“My only interest is your wellbeing.”',
				'“Yes, I earn a commission if you enroll.”',
				'“We are not allowed to talk about that.”',
			],
			right: 1,
			why: 'It is true, they asked, and it costs less trust than the other two.',
		},
		{
			asked: 'They ask whether a nine-year-old debt can still be collected. You:',
			answers: [
				'Say that it is too old',
				'Say that you cannot tell, and send them to an attorney before they pay or sign anything on it',
				'Enroll it to be safe',
			],
			right: 1,
			why: 'That is a legal question, and in some states a payment can restart the time.',
		},
		{
			asked: 'Which sentence uses the customer’s numbers fairly?',
			answers: [
				'“About four hundred a month goes to interest. May I show you what the program costs beside it?”',
				'“At this rate your kids will still be paying.”',
				'“Only a fool would go on like this.”',
			],
			right: 0,
			why: 'Their figure, and the cost of both ways. The others use fear and shame.',
		},
	],
}
