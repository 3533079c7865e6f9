import type { TemplateSet } from '../plan/piece-writer.ts'

/** Things to do before deciding, for the customer. */
export const decisionChecks: TemplateSet = [
	'List every debt: the creditor, the balance, the rate, and whether you are behind.',
	'Write down what comes in each month and what truly has to go out.',
	'Ask each creditor for its hardship terms, in writing.',
	'Get the price of a plan from a non-profit credit counselor.',
	'Hear a bankruptcy attorney, if nothing is left at the end of the month.',
	'Look the company up: your attorney general, the CFPB complaint database, the license in your state.',
	'Find the fee in the agreement, what it is a share of, and when it is charged.',
	'Ask who owns the account, and what you get back on leaving.',
	'Ask what happens if a creditor sues, and who pays for an attorney.',
	'Think about what you need your credit for in the coming years.',
	'Ask a tax professional about forgiven debt.',
	'Talk with whoever shares your budget.',
	'Check which debts have a co-signer.',
	'Sleep on it at least once.',
	'Keep your Social Security number to yourself until you are sure.',
	['partner', 'Go through the list with {partner}, and note where you disagree.'],
	['student_loans', 'Ask the student loan servicer about its own plans.'],
	['veteran|military', 'Ask your security officer what damaged credit means for a clearance.'],
	['medical', 'Ask the hospital for its financial assistance policy.'],
	'Note which creditor calls most, and what they say.',
	'Look for court papers in the mail, and open everything.',
	'Ask what happens to the deposits if your income drops.',
	'Compare at least one other company, with the same questions.',
	'Read who holds the account and what they charge for it.',
]

/** Papers after somebody enrolled, or on the way there. */
export const papers: TemplateSet = [
	'The latest statement of each account, every page',
	'Proof of income: recent pay stubs or a benefit letter',
	'An ID with a photo',
	'The signed agreement, and your own copy of it',
	'Any letter from a collector',
	'Any paper from a court, on the day it comes',
	'A list of your monthly expenses',
	'The form for the account that you will own, with its terms',
	'The name of anybody who signed a debt with you',
	'Letters about accounts that were sold',
	['self_employed', 'Your latest tax return, or a simple record of income and costs'],
	['retired|fixed_income', 'The benefit or pension letter'],
	['divorce', 'The divorce decree, where it speaks of debts'],
	['widowed', 'Papers that show in whose name each debt stands'],
	['medical', 'Itemized medical bills'],
	'The name and number of whoever helps you with money, if you want us to speak with them',
	'A note of what you would like us to leave alone',
]

/** Questions and answers for a page that customers read. Each: question, then answer. */
export const faqs: TemplateSet = [
	'Is this a loan?\nNo, it is not a loan. You save your own money, and we negotiate with each creditor.',
	'Does a creditor have to accept?\nNo. Creditors are free to refuse, and some do.',
	'What happens to my credit?\nIt will likely be hurt. Nobody can tell you in advance how far it drops or when it recovers.',
	'Can I be sued?\nYes. A creditor can sue while you are in the program, and we cannot prevent it. If papers come, contact an attorney right away.',
	'Do the balances stay the same?\nUsually not. Interest and late fees can make them grow until a debt is settled.',
	'When do I pay the fee?\nOnly after a debt is settled, you have approved it and a payment has gone to that creditor. Our fee is [fee] of the debt you enroll.',
	'Who owns the account?\nYou do. The money in the account is yours; you can leave any time with no penalty, and you get everything back except fees already earned.',
	'Are you part of the government?\nNo. We are a private, for-profit company, and we have no tie to your bank or to a credit bureau.',
	'Which debts can be included?\nUnsecured ones, such as cards, medical bills and personal loans. Mortgages, car loans, taxes and federal student loans stay out.',
	'Is forgiven debt taxed?\nIt may be. A tax professional can tell you whether an exclusion applies to you.',
	'Are you lawyers?\nNo. We negotiate, and we cannot give legal advice or represent you in court.',
	'What else could I do?\nPay it yourself, ask creditors for hardship terms, see a non-profit credit counselor, or hear a bankruptcy attorney.',
	'Will the calls stop?\nNot because you enroll. You may ask a collector in writing to stop contacting you; that does not stop a lawsuit.',
	'How long does it take?\nWe estimate [months] months for the program, and an offer to each of your creditors within [firstOffer]. It can take longer.',
	'How much must I save before an offer?\nAbout [toSave] of a debt has to be saved in your account before we make its creditor an offer, for each debt.',
	'Can I leave?\nYes, at any time and without a penalty. The money in the account is yours, and everything comes back to you except fees already earned.',
]

/** Social posts, whole. Each claims nothing; the risk line and the results line are added. */
export const posts: TemplateSet = [
	'Opening the envelope is the hardest part. After that it is arithmetic, and arithmetic can be shared.',
	'Debt is a number. It is not a grade for how you lived.',
	'A question worth asking before you choose any debt help: when exactly do you get paid?',
	'If somebody promises you a result on your debt, ask for the promise in writing. Then watch what happens.',
	'Before you talk to any company, ours included, ask your creditors for their hardship terms. Asking is free.',
	'Carrying balances that never seem to move? Write down what comes in, what goes out and what is left. Start there.',
	'There is more than one way out of card debt: paying it down, a counselor, settlement, an attorney. Each has a price. Compare them.',
	'Today I told somebody that we were not the right choice for them. It was a good conversation.',
	'What should you know before you sign anything about your debt? The cost, the risks, who holds your money, and how to leave.',
	'You do not have to choose in a single phone call. Ask for the papers, and read them at home.',
	[
		'medical',
		'Medical bills? Ask the hospital for its financial assistance policy before you do anything else.',
	],
	['retired', 'On a fixed income and behind on cards? Your budget comes first, and nobody should hurry you.'],
	['divorce', 'Going through a divorce? Find out whose name is on which debt before anything else.'],
	[
		'veteran|military',
		'Serving, or served? Ask what damaged credit means for a clearance before you pick any debt plan.',
	],
	[
		'scam_fear',
		'How to check a debt company: your attorney general, the CFPB complaint database, the license. And nobody may charge you before a debt is settled.',
	],
	[
		'student_loans',
		'Federal student loans have plans of their own. No debt settlement company can beat asking the servicer.',
	],
	'A friend asks about debt help. What do you tell them first?',
	'Things that do not belong in a debt plan: the house, the car, taxes, federal student loans.',
	'Which letter have you not opened yet? Begin with that one.',
	'The best budget is the one you can keep in a bad month.',
	'Creditors do not have to accept any offer. Anybody who tells you otherwise is guessing or worse.',
	'Talking about money at home tonight? Begin with what each of you is afraid of.',
]
export const postEnds: TemplateSet = [
	'Questions? Ask in the comments, without any personal details.',
	'Send me a message if you would like to compare the ways. No account numbers, please.',
	'Which question would you ask first?',
	'Share it with somebody who would rather not ask out loud.',
	'Would you rather ask in writing? Please do.',
	'What has helped you keep an overview?',
	'What would you have liked to know earlier?',
	'No names and no numbers in the comments, please.',
	'If you would rather talk in private, you know how to reach us.',
	'Tell us what we should write about next.',
]

/** How somebody is asked whether they know anybody who would like to hear from us. */
export const referralAsks: TemplateSet = [
	'If somebody you know has been asking about this, you may give them my name. Please ask them first.',
	'Do you know anybody who would want the same plain answers? Let them call me; I will not call them unasked.',
	'I do not pay for names and I do not want lists. If a friend is curious, they can reach me at [phone].',
	'You know best who would find this useful and who would not. Please pass my number on only if they want it.',
	'Should the subject come up with family or at work, tell them what it was really like, the hard parts too.',
	'If you would recommend us, I would be glad. If you would not, I would like to know why.',
	'The best thing you can tell a friend is what you would have wanted to know at the start.',
	'You told me that a friend is in a similar spot. Should they want to talk, my number is [phone].',
	'I would be glad to answer questions for anybody you trust enough to send my way.',
	'There is no list to fill in. If somebody comes to mind, ask them whether they would like a call.',
	'People seldom speak about debt. If someone opens up to you, you may say that you know a person who answers plainly.',
	'Your word counts with your friends, so please use it only if you mean it.',
	'Should somebody ask you how it went, be honest, and mention my name only if you would call me again yourself.',
]
export const referralFairness: TemplateSet = [
	'Please tell them that it is not for everybody and that an enrollment has real risks.',
	'Say as well that your case is yours: what happened with your creditors may not happen with theirs.',
	'Nobody should hear from us who did not ask to.',
	'Please do not share their details with me; they can do that themselves.',
	'It makes no difference to how we treat you.',
	'What suits you may not suit them; a non-profit counselor may be the better call.',
	'If they say no, that is the end of it, for you and for me.',
	'I will treat whatever they tell me as theirs.',
	'They should read the risks first, as you did.',
	'You owe me nothing, and this includes names.',
]
