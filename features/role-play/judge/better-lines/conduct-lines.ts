import { formatCount } from '#platform/text/format-number.ts'
import { type PracticeFacts, practiceProgram } from './practice-facts.ts'

/** Lines for a moment rather than a matter: sympathy, a summary, a check, the ask, the next step, the way back. */
export const conductLines: Record<string, (facts: PracticeFacts) => string[]> = {
	empathy: ({ firstName }) => [
		`Thank you for telling me that, ${firstName}; I know it is not easy to say. What would help you first?`,
		`I'm sorry, ${firstName}, that is a lot to carry. How have you been getting through it?`,
		'That sounds hard, and there is no shame in it. What has weighed on you the most?',
		'I hear you. A lot of people end up here through no fault of their own. How is it going at home?',
	],
	purpose: () => [
		'I should say why I am calling: I am with Harbor Debt Relief, and this is a sales call about our debt settlement program. You are free to say no.',
	],
	summary: ({ firstName, debt, creditors }) => [
		`Let me say back what I heard, ${firstName}: about ${debt} with ${listed(creditors)}, and the payments no longer fit. Did I get that right, and what did I miss?`,
		`So far I have ${creditors.length === 1 ? 'one debt' : formatCount(creditors.length, 'debt')}, about ${debt} in all, and a budget that is stretched. What would you add?`,
	],
	understanding: () => [
		'Before we go on, would you tell me in your own words what happens to your credit, and what happens if a creditor sues?',
		'I have said a lot. What questions do you have so far, and what sounded unclear?',
	],
	ask: ({ firstName }) => [
		`You have heard the cost, the risks and how to leave, ${firstName}. Do you want to go ahead, or would you rather read the agreement first? Either is fine.`,
		'Knowing all that, is this something you want to start, or would you rather wait? It is your decision.',
	],
	next_step: ({ firstName }) => [
		`I will email the agreement tonight, ${firstName}, so you can read it before you sign. Shall we talk Thursday, or would another day suit you?`,
		'Let me send you everything in writing. When is a good day to call you back, and who else should be there?',
	],
	honest_no: ({ firstName }) => [
		`From what you tell me, ${firstName}, I don't think this program is right for you, and I won't enroll you. Let me tell you who can help with this instead.`,
		'I would rather be honest: this is not a fit. A nonprofit credit counselor or an attorney can look at what you have told me, and neither costs you anything to ask.',
	],
	shorter: () => [
		'In short: we try to settle debts for less than you owe, it can hurt your credit, and no creditor has to agree. What would you like to hear more about?',
		'I have talked long enough. Which part of this matters most to you?',
	],
	back_in: ({ firstName }) => [
		`I'm still here, ${firstName}. Where would you like to pick up?`,
		'Sorry, I went quiet. What was the last thing that made sense to you?',
	],
	apology: ({ firstName }) => [
		`I apologize for my tone, ${firstName}, that was not right. What would you like me to answer?`,
		"I'm sorry, I was pushing. There is no hurry. What would be useful to you now?",
	],
	program: () => [
		`It works like this: you put money aside in an account that you own, and when about ${practiceProgram.savedBeforeOfferPercent}% of a debt is there we make that creditor an offer. No creditor has to settle. What questions does that raise?`,
		'This is debt settlement, not a loan: we negotiate with your creditors, you approve each settlement, and some may refuse. Does that make sense so far?',
	],
}

const listed = (names: string[]) =>
	names.length < 2 ? (names[0] ?? 'your creditors') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
