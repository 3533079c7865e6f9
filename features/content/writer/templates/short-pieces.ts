import type { TemplateSet } from '../plan/piece-writer.ts'

/** Whole messages for a card. */
export const cardMessages: TemplateSet = [
	['thank_you', 'Thank you for your time and your trust. I know that neither was easy to give.'],
	['thank_you', 'This card wants nothing from you. It only says thank you.'],
	[
		'welcome|enrolled',
		'Welcome. If anything is unclear in the coming weeks, please call. We would rather answer too much than too little.',
	],
	['finished', 'You have come to the end of it, and you did that yourself. Congratulations.'],
	['finished', 'It was a long road, and all of us here are glad for you.'],
	['widowed', 'I am sorry for your loss. Please take all the time there is.'],
	['medical', 'Get well first. Everything else can wait for a better day.'],
	['referral', 'Thank you for thinking of us when a friend asked. It means a lot.'],
	[
		'left|declined',
		'Thank you for letting us be part of your thinking. I wish you well on the way you chose.',
	],
	['in_program', 'Halfway or not: keeping at it takes patience, and you have it. Thank you.'],
	'Just a few lines by hand to say that it was good to meet you.',
	'Thank you for speaking with me. I hope that I was of some use.',
	'I am thinking of you and wish you a calm season.',
	'A kind word without any business in it: all the best to you and yours.',
	['partner', 'All the best to you and to {partner}.'],
	'May the coming weeks be easier than the last.',
	'You were patient with my questions. Thank you for that.',
	'No answer needed. I only wanted to send a greeting.',
	'I hope that there is something good in your mail today, and this is meant to be it.',
]

/** The first line of an advertisement or of an article. None claims anything. */
export const headlines: TemplateSet = [
	'Ask us what can go wrong.',
	'Debt, in plain words.',
	'Before you choose, compare.',
	'A quiet talk about loud letters.',
	'Know the price, the risks and the way out.',
	'No creditor has to say yes. Start from there.',
	['medical', 'Medical bills on the kitchen table?'],
	['retired|fixed_income', 'Behind on cards, on a retirement income?'],
	['has_debt', 'Owing {debt}, and tired of guessing?'],
	['divorce', 'Sorting out debts after a divorce?'],
	['scam_fear', 'How to tell a real company from the other kind'],
	['bankruptcy_instead|bankruptcy', 'Settlement, bankruptcy or neither?'],
	['credit_score_worry|credit', 'What settlement does to credit'],
	['veteran|military', 'Debt and a clearance: ask first'],
	['job_loss|reduced_income', 'When the income shrinks and the bills do not'],
	['taxes', 'What to know about forgiven debt'],
]

/** What an advertisement offers: a talk, and nothing more. */
export const invitations: TemplateSet = [
	'Call [company] at [phone]. Ask anything, sign nothing.',
	'Call or write with your questions: [company], [phone].',
	'Talk to us at [phone]. If another way suits you better, we say so.',
	'Write or call, with all your questions and doubts: [company], [phone].',
	'Compare us with a non-profit counselor, then call [phone] if you still want to.',
]

/** The ways of dealing with debts, each in several wordings that say what it asks and what it risks. */
export const waysCompared: readonly TemplateSet[] = [
	[
		'Paying it yourself: it costs no fee, and it works when money is left each month and the balances fall.',
		'By yourself, paying more than the minimum each month: it needs money that is left over, and patience.',
		'Doing it alone costs nothing but time. If the balances go down, carry on.',
	],
	[
		'Hardship terms from the creditor: ask for them, in writing. They may be for a limited time, and the creditor decides.',
		'A call to each creditor: some have terms for people in a hard season. Ask what happens when the terms end.',
		'The hardship plan of a creditor: no company in between. Get it on paper before you pay.',
	],
	[
		'A non-profit credit counselor can set up a plan that pays in full. There may be a monthly charge.',
		'Credit counseling by a non-profit agency: one payment a month, debts paid in full, a budget that somebody goes through with you.',
		'With a counseling agency the debts are paid in full, over time. Ask what it charges, and which accounts it includes.',
	],
	[
		'Debt settlement: you save in your own account while creditors go unpaid. It will likely hurt your credit, you may be sued or sent to collections, and balances can grow from interest and fees. Results vary and are not guaranteed.',
		'Settlement, which is what we do: offers to creditors from money you have saved, for a fee. Expect harm to your credit and possibly collections or a lawsuit, and interest and fees that make the debt grow. Creditors may refuse; results vary and none is guaranteed.',
		'A settlement program: each creditor decides whether to accept less than the full balance. While it runs your credit will likely suffer, collectors may call, a creditor can sue, and balances may grow with interest and fees. No result is guaranteed, and results vary.',
	],
	[
		'Bankruptcy: a court process that can pause lawsuits. It costs money and hurts credit, and only an attorney can say whether it fits.',
		'A bankruptcy filing: serious, and for some people right. Ask an attorney what you would keep and what it costs.',
		'Bankruptcy, with an attorney of your own: it stays on the credit report for years, and it can pause what creditors do.',
	],
	[
		'Borrowing from a bank, which is something we do not offer: you would still owe the whole amount, with interest.',
		'A loan from a bank or credit union, if you qualify. We do not offer any. Ask what it costs in total.',
	],
	[
		'To wait and see: interest goes on, and sometimes that is the price of a clear head.',
		'Doing nothing for now: it costs interest, and it gives you time if your income is about to change.',
	],
]
export const comparisonAdvice: TemplateSet = [
	'Compare totals and not monthly amounts.',
	'Ask of each way what happens if it goes wrong.',
	'Which of them could you keep up in your worst month?',
	'Write the risks beside the price.',
	'Talk to somebody who earns nothing from your answer.',
	'Put aside every way whose price nobody will write down.',
]
