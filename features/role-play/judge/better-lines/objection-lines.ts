import { knownObjections } from '#features/playbook/index.ts'
import { type PracticeFacts, practiceProgram } from './practice-facts.ts'

/** Further honest answers to each objection, after the playbook's own. */
const moreAnswers: Record<string, (facts: PracticeFacts) => string[]> = {
	price: ({ fee, debt, estimatedTotal }) => [
		`It is real money, and I won't make it smaller than it is: the fee is ${practiceProgram.feePercent}% of the debt you enroll, about ${fee} on ${debt}, inside an estimated total of ${estimatedTotal}. What would have to be true for that to fit your budget?`,
		"Let's look at what is left after rent, food and the car. If the deposit leaves you short I'd rather not enroll you; what could you set aside and still be all right?",
	],
	think_about_it: ({ firstName }) => [
		`Take the time you need, ${firstName}; the offer is the same next week. Which part would you like to think over: the fee, your credit, or what a creditor might do?`,
		'That is fair, it is a big decision. I can email the agreement tonight so you can read it first. When shall we talk again?',
	],
	spouse: ({ firstName }) => [
		`That makes sense, ${firstName}, it touches you both. When could the three of us talk, so that you are not left to explain the risks alone?`,
		'I would want to ask at home too. What do you think their first question will be, and are any of the debts in both names?',
	],
	competitor: () => [
		'You should compare. What did they tell you about when the fee is charged, and about lawsuits and credit?',
		'Put us side by side: fee, total cost, time to an offer, who holds the account. If they asked for money first, be careful. What matters most to you of those?',
	],
	not_right_time: ({ firstName }) => [
		`Fair enough, ${firstName}. What would need to change first, and when do you see that happening?`,
		'There is no deadline from us. Interest may keep adding up meanwhile, and that alone is no reason to start. What would make it the right time for you?',
	],
	manager_or_not_authorized: ({ firstName }) => [
		`I appreciate that, ${firstName}. Who decides this with you, and when could we all talk together?`,
		"I'm glad you told me. What would the person who decides want to know first? I can put it in writing for you both.",
	],
	not_sure: ({ firstName, debt }) => [
		`Let's slow down then, ${firstName}. On one side there is ${debt} and the minimums, on the other damage to your credit and no guarantee. Which of the two weighs more for you?`,
		'It is all right not to be sure. What is the one thing you would want to understand better before you decide, either way?',
	],
	already_tried: ({ firstName }) => [
		`I'm sorry you went through that, ${firstName}. What happened with that program, and what was the worst of it?`,
		'Some of what went wrong there can happen here too. What differs: the account is yours, you can leave any time without penalty, and nothing is due until a debt is settled and paid on. What else would you need to see?',
	],
	scam_fear: ({ firstName }) => [
		`You're right to be careful, ${firstName}. We are a private, for-profit company. Don't give me any card number today: look up our license and the complaints first and call me back on the number you find.`,
		'That is a good instinct. Ask me anything you would ask a stranger who wants your business. I can send it all in writing, and you can check us with your attorney general. What would put your mind at ease?',
	],
	credit_score_worry: ({ firstName }) => [
		`I'd rather you hear it from me, ${firstName}: it will likely hurt your credit, and I can't predict the score. What do you need your credit for in the next two years?`,
		'Your credit will likely take a hit, and settled accounts can stay on your report up to seven years. If you need a loan soon, this may not be the right choice. Is anything like that coming up?',
	],
	bankruptcy_instead: ({ firstName }) => [
		`It may well be the better route, ${firstName}. I'm no lawyer and can't advise you on it. Have you been able to talk with a bankruptcy attorney yet?`,
		'Hear a bankruptcy attorney before you decide; many offer a first consultation. What draws you to it, and what holds you back?',
	],
	pay_on_my_own: ({ firstName, biggest }) => [
		`You can do that, ${firstName}, and calling creditors yourself costs nothing. How would you go about ${biggest}, with lump sums or month by month?`,
		'If the minimums fit and the balances fall, keep going on your own. Are they falling, or is the interest eating what you pay?',
	],
}

export const objectionLines = (code: string, facts: PracticeFacts) => {
	const known = knownObjections.find((objection) => objection.code === code)
	return known ? [known.sayThis, ...(moreAnswers[code]?.(facts) ?? [])] : []
}
