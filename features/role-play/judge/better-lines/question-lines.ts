import type { PracticeFacts } from './practice-facts.ts'

/** What to ask to learn about a matter, by the topics of `prospect/rep-acts.ts`. */
export const questionLines: Record<string, (facts: PracticeFacts) => string[]> = {
	hardship: ({ firstName }) => [
		`What happened, ${firstName}, that made the payments hard to keep up with?`,
		'When did it start to get difficult, and what changed around that time?',
	],
	debts: ({ creditors }) => [
		'Who do you owe, card by card, and roughly how much on each?',
		...creditors.map(
			(creditor) => `How did the balance with ${creditor} come about, and is that one up to date?`,
		),
	],
	creditors: () => ['Which of the creditors calls you the most, and what do they say?'],
	budget: () => [
		'After rent, food, the car and medicine, what is left over in a month?',
		'How are you managing the minimums at the moment, and what gives when money is short?',
	],
	income: () => ['What comes into the house each month, and how steady is it?'],
	job: () => ['How is work at the moment, and would your job ever look at your credit?'],
	household: () => ['Who lives at home with you, and who depends on your paycheck?'],
	spouse: () => ['Who else at home should be part of this decision, and what do they know about it?'],
	goal: ({ firstName }) => [
		`Say this was behind you, ${firstName}. What would be different at home?`,
		'What would you like to be able to do that these payments keep you from?',
	],
	lawsuit: () => ['Have any papers come from a court or from a lawyer for a creditor?'],
	bankruptcy: () => ['Have you talked with anybody about bankruptcy or nonprofit credit counseling?'],
	credit: () => ['Is there anything in the next two years that you would need good credit for?'],
	taxes: () => ['Do you do your own taxes, or is there somebody you can ask about forgiven debt?'],
	past_attempts: () => ['What have you tried so far to get on top of it, and how did that go?'],
	competitor: () => ['Has anybody else offered to help with this, and what did they tell you?'],
	family_help: () => ['Is anybody in the family able to help, or relying on your help?'],
	secured_debt: () => [
		"Is any of this tied to a car or a house? Debts like that don't belong in this program.",
	],
	student_loans: () => ['Are any of these federal student loans? Those have programs of their own.'],
	housing: () => ['How is the rent or the mortgage: up to date, or slipping as well?'],
	health: () => ['Is anything going on with health that eats into the budget or your work?'],
	scam: () => ['What have you heard about companies like ours that I should answer first?'],
	concern: ({ firstName }) => [
		`What worries you most about all this, ${firstName}?`,
		'What is the question you have not asked me yet?',
	],
}
