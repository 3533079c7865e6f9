import type { TemplateSet } from '../plan/piece-writer.ts'
import type { Purpose } from './messages.ts'

/** Text messages of a sequence, by what they are for; the others are of any kind. */
export const textsFor: Readonly<Partial<Record<Purpose, TemplateSet>>> = {
	question: [
		'Only a question today: what would help you most right now? [rep], [company]',
		'May I ask what is still open for you? [rep], [company]',
		'[rep], [company]. Which letter worries you most?',
		'What would you like me to explain in writing? [rep], [company]',
		"It's [rep] from [company]. What made you look for help?",
	],
	fact: [
		'Good to know, whoever you talk to: for debt help, nobody may take a fee in advance. [rep], [company]',
		'A tip that costs nothing: ask your creditors for their hardship terms, in writing. [rep], [company]',
		'Worth knowing: you can look any company up with your attorney general before you talk to it. [rep], [company]',
		'If papers from a court ever come, see an attorney right away, with or without us. [rep], [company]',
	],
	risk: [
		'Before you decide anything, read about the risks first. Shall I send you a page on them? [rep], [company]',
		'There are real risks to weigh. I can tell you about them in a call, or in writing. Which is better? [rep], [company]',
		'I would like to tell you the hard parts before anything else. When suits you? [rep], [company]',
	],
	others: [
		'Have you spoken with a non-profit credit counselor? It is worth it, before or instead of us. [rep], [company]',
		'We are not the only way. Want a list of the others? [rep], [company]',
		'Please compare. I can send you the questions that I would ask any company. [rep], [company]',
	],
	last: [
		'This is my last text. If you ever want to talk, you have my number. All the best, [rep], [company]',
		'I will stop here and wish you well. Call if you ever need to. [rep], [company]',
		'No answer is an answer, too. I will not text again. [rep], [company]',
		'I am closing my notes now. Thank you for your time, and all the best. [rep], [company]',
	],
}
