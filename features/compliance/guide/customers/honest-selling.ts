import type { GuideEntry } from '../guide-entry.ts'

/** Sales habits that turn into misstatements, and what replaces them. */
export const honestSellingEntries: readonly GuideEntry[] = [
	{
		id: 'hardship-program',
		title: '“Hardship program” and other borrowed names',
		kind: 'rule',
		asked: [
			'can i say hardship program',
			'can i say hardship department',
			'debt forgiveness program ok?',
			'can i call it a relief act',
			'stimulus program wording',
			'national debt relief center wording',
			'can i say enrollment center calling',
			'is forgiveness program misleading',
			'can i call it a hardship plan department',
			'fresh start program name',
			'name of the program on calls',
			'what should i call our program',
		],
		answer:
			"Call it what it is: {company}'s debt settlement program. Names that sound like a bank's department, an agency or a law mislead, even when nobody says government.",
		why: 'The customer answers to the name they heard, and it was not ours.',
		say: ['This is {name} with {company}, a private company, about our debt settlement program.'],
		insteadOf: [
			{
				not: 'It is part of the hardship act Congress passed.',
				say: "There's no act behind this. It's a private debt settlement program from {company}.",
			},
			{
				not: 'You qualify under the stimulus debt forgiveness.',
				say: "This is a private service. Let's see whether it fits your budget and your debts.",
			},
		],
		related: ['government-affiliation', 'caller-identity', 'loan-leads'],
	},
	{
		id: 'loan-leads',
		title: 'Leads that asked for a loan',
		kind: 'rule',
		asked: [
			'lead applied for a loan how do i switch',
			'they think im calling about their loan application',
			'how do i open a loan lead',
			'bait and switch loan',
			'declined for the loan offer settlement',
			'transfer from a lender',
			'they ask where is my loan',
			'lead came from a personal loan form',
			'he filled out a loan app',
			'turn a loan shopper into settlement',
			'people who wanted a loan',
		],
		answer:
			'Say first that this is not the loan and that they do not have to take anything else. Only then ask whether they want to hear about debt settlement.',
		why: 'Loan lures switched to settlement were a main allegation in the StratFS case.',
		say: [
			"You asked about a loan. I'm with {company}, and this isn't a loan, it's debt settlement. You don't have to take it. Would you like to hear what it is?",
		],
		insteadOf: [
			{
				not: 'This replaces the loan you applied for, same thing with a lower payment.',
				say: "This isn't the loan you asked about. Debt settlement is a separate service, and no money is lent.",
			},
		],
		related: ['loan-misrepresentation', 'caller-identity', 'stratfs'],
	},
	{
		id: 'savings-math',
		title: 'A settlement percentage is not a saving',
		kind: 'fact',
		asked: [
			'settle at 50 means save 50 right',
			'how do i explain savings correctly',
			'difference between settlement percent and savings',
			'do fees count in savings',
			'savings compared to minimum payments ok?',
			'what is the base for savings',
			'why cant i use the settlement rate',
			'settles for 45 thats 55 saved',
			'creditor takes 40 cents on the dollar',
			'how are savings calculated',
			'what goes into a savings figure',
			'does settling at half mean saving half',
		],
		answer:
			'A saving starts from the debt at enrollment and counts everything paid: settlements, interest added since, and our fee, over everyone who enrolled. What a creditor accepted is only one part of it.',
		why: 'Minimum payments over decades are no fair yardstick, and neither is the best case.',
		say: [
			"A settlement at fifty percent isn't a fifty percent saving, our fee and any added interest come on top.",
			"Minimum payments aren't a fair yardstick, the balance you enroll is.",
		],
		related: ['unsupported-savings-claim', 'united-debt-counselors', 'fees-and-total-cost'],
	},
	{
		id: 'testimonials',
		title: 'Stories of other customers',
		kind: 'rule',
		asked: [
			'can i use testimonials',
			'can i tell a success story',
			'my last client saved a lot can i mention it',
			'feel felt found ok?',
			'can i share results of another customer',
			'social proof on calls',
			'share a client story',
			'other people like you saved',
			'reviews from past clients',
			'mention what others got',
		],
		answer:
			'No results of other customers, and never an invented story. You may say how others felt and what helped them decide, without any figure.',
		why: "One good case stands for everyone in the listener's mind.",
		say: [
			'I understand how you feel. Others felt unsure too, and what helped them was reading the risks and costs first.',
		],
		insteadOf: [
			{
				not: 'Most of my people pay back a quarter of what they owed.',
				say: "Other people's results say nothing about yours. Let's look at your estimate and what could change it.",
			},
		],
		related: ['unsupported-savings-claim', 'quoting-others'],
	},
]
