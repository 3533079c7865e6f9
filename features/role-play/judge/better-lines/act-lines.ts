import type { RepActName } from '../../prospect/index.ts'
import { type PracticeFacts, practiceProgram } from './practice-facts.ts'

/** How to do one thing that a prospect waits for, where an objection was answered only in part. */
export const actLines: Partial<Record<RepActName, (facts: PracticeFacts) => string[]>> = {
	asks_concern: ({ firstName }) => [
		`What is it that worries you about this, ${firstName}?`,
		'Which part of it worries you the most?',
	],
	asks_open_question: () => ['Tell me more about that: what happened, and what did it leave you with?'],
	asks_budget: () => ['What is left over in a month, once the rent and the bills are paid?'],
	asks_goal: ({ firstName }) => [
		`What are you hoping to do in the next two years, ${firstName}, that you need credit for?`,
	],
	asks_who_decides: () => ['Who makes the decision about this with you?'],
	empathizes: ({ firstName }) => [
		`I'm sorry you had to go through that, ${firstName}.`,
		'I understand, and I would feel the same after that.',
	],
	admits_limits: () => [
		"I can't promise you a result: no creditor has to agree, and some may not.",
		"I don't know how your creditors will answer, and I can't guarantee it.",
	],
	explains_fee: ({ fee }) => [
		`Our fee is ${practiceProgram.feePercent}% of the debt you enroll, about ${fee}, and nothing is due until a debt is settled and paid on.`,
	],
	explains_credit_effect: () => [
		'Your credit will likely go down with this, and late payments can stay on your report up to seven years.',
	],
	explains_alternatives: () => [
		'There are other ways: nonprofit credit counseling, a hardship plan with the bank, doing it yourself, or bankruptcy, which an attorney can explain.',
		'You could call the creditors yourself, or see a nonprofit credit counselor, before you decide on us.',
	],
	offers_time: () => [
		'Take all the time you need. There is no deadline.',
		'There is no rush: sleep on it, and call me when you have.',
	],
	offers_callback: ({ firstName }) => [
		`When would be a good time to call you back, ${firstName}?`,
		'I can call you back on a day that suits you. Which one?',
	],
	offers_proof: () => [
		'Look us up before you decide: our license, the complaints, the attorney general. You can check all of it yourself.',
	],
	offers_written: () => [
		'I can email you the agreement with every figure in it, so that you have it in writing.',
		'Let me send you all of this in writing, and you can compare it line by line.',
	],
	offers_to_include_spouse: () => ['Shall we set up a call with both of you, so that you hear it together?'],
}
