import type { ObjectionTemplates } from './objection-templates.ts'

export const bankruptcyInstead: ObjectionTemplates = {
	about: 'bankruptcy',
	quotes: [
		"I'm thinking about bankruptcy instead.",
		"Wouldn't it be easier to file?",
		'My lawyer says I should file.',
	],
	acknowledge: [
		'It may be the better route for you.',
		'That is worth looking at seriously.',
		'Good that you know there is more than one road.',
		'You are right to consider it; for some people it is the answer.',
		'I will not talk you out of it.',
		'Then you should hear somebody who knows that law, and that is not me.',
	],
	ask: [
		'Have you spoken with a bankruptcy attorney yet, and what did they say?',
		'What draws you to it: the clean cut, the cost or the calls?',
		'Is there property you would be worried about?',
		'Has anybody sued you already?',
		'What would the attorney charge, and what is included?',
		'What do you already know about what it does to your credit?',
	],
	answer: [
		'I cannot advise you on it. A bankruptcy attorney can, and it is worth hearing one before you decide on anything with us.',
		'A filing can pause lawsuits and collection. We cannot stop either. An attorney can tell you what that means for you.',
		'Ask the attorney which kind fits you, what you would keep and what it costs. Then put that beside our costs and our risks, and choose.',
		'Both ways hurt your credit and both cost money. Which one hurts less depends on your income, your property and your debts.',
		'Whether you qualify is a question for an attorney, and I would be guessing.',
		'That is a question for your lawyer, and a good one to ask.',
	],
	briefly: [
		"It may be the better route for you. I can't advise on it; a bankruptcy attorney can. Hear them first, then decide.",
		'Worth looking at. Have you spoken with an attorney yet? A filing can pause lawsuits. We cannot stop them.',
		'I will not talk you out of it. See a bankruptcy attorney, then lay both ways side by side.',
	],
	letGo: [
		'Then do that first. I will close my notes and call only if you ask me to.',
		'Good. I hope the attorney can help you, and I wish you well.',
		'Thank you for the clear answer.',
	],
}
