import type { Bank } from '../plan/pen.ts'

/** Things to do before deciding, for the customer. */
export const decisionChecks: Bank = [
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
]

/** What a rep makes sure of. */
export const repChecks: Bank = [
	'Say who you are, that the call is recorded and that you are selling a service.',
	'Ask before you explain: debts, budget, what is coming up.',
	'Leave out secured debts, taxes and federal student loans.',
	'Go through the budget together, and say so if the deposit does not fit.',
	'Name the fee, what it is a share of, the total, and when it is charged.',
	'Give both halves of the time: until the end, and until each creditor has an offer.',
	'Say how much has to be saved before an offer, for each debt.',
	'Say the risks together: credit, collections or a lawsuit, growing balances.',
	'Explain whose the account is, leaving without a penalty, and what comes back.',
	'Say that no creditor has to settle.',
	'Ask what they understood, in their own words.',
	'Name the other ways: counselor, hardship terms, attorney, doing it alone.',
	'Offer to send everything in writing before anybody signs.',
	'Note when and whether they want to hear from you.',
	'If they ask not to be called: put the number on the list and end the call.',
	'For legal and tax questions, name who can answer them: an attorney, a tax professional.',
	'Keep account numbers out of notes and emails.',
]

/** Papers after somebody enrolled, or on the way there. */
export const papers: Bank = [
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
]

/** Questions and answers for a page that customers read. Each: question, then answer. */
export const faqs: Bank = [
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
export const posts: Bank = [
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
]
export const postEnds: Bank = [
	'Questions? Ask in the comments, without any personal details.',
	'Send me a message if you would like to compare the ways. No account numbers, please.',
	'Which question would you ask first?',
	'Share it with somebody who would rather not ask out loud.',
	'Would you rather ask in writing? Please do.',
	'What has helped you keep an overview?',
]

/** Points for a team meeting. */
export const agendaPoints: Bank = [
	'A call that went well: what did the customer say when it turned?',
	'A call that did not: where did we stop listening?',
	'The disclosure that we say fastest, read aloud at an easy pace.',
	'A sentence we should not say, and what to say in its place.',
	'Letting go: how to end a call with somebody who said no.',
	'Follow-ups this week: who asked for a call, and who asked for quiet?',
	'Budgets that did not fit: whom did we send to a counselor?',
	'Questions from customers that nobody could answer.',
	'Practice in pairs: an objection, then change roles.',
	'The do-not-call list: how fast did the last request get onto it?',
	'What each of us wants to do differently on the next call.',
	'News on creditors: what we know, and what is only rumor.',
]

/** What a rep learns from a training note. */
export const lessons: Bank = [
	'Ask first. A customer who has told you the budget can tell with you whether the deposit fits.',
	'Answer the question that was asked, then stop talking.',
	'Give the bad news in the same voice as the good news.',
	'Do not fill silences. They are where people decide.',
	'Say "likely hurts your credit" in these words. Softer words do not count.',
	'Never name what somebody would save; nobody knows it.',
	'If you do not know, say so and find out.',
	'A no is an answer. Ask a single question about it, then let go.',
	'Use their words for their situation, not ours.',
	'When you get a legal or a tax question, name who can answer it.',
	'Repeat back what you heard before you explain anything.',
	'If you got something wrong, say so in the same call, in plain words.',
	'Do not speak of deadlines. We have none.',
	'The most useful sentence on a call is "what would you like to know?".',
]
export const exercises: Bank = [
	'Listen to a call of your own and write down every question you asked. Were they questions?',
	'Say the risks aloud, once to a colleague and once to yourself, without hurrying.',
	'In pairs: raise the objection, answer it, change roles, then tell each other what you believed.',
	'Play back a call of yours and note each time you interrupted.',
	'Explain the account to somebody who has never heard of it, and ask what they understood.',
	'Write the answer you are least sure of and have your supervisor read it.',
	'Practice ending a call with a no, kindly and in a single breath.',
]

/** How somebody is asked whether they know anybody who would like to hear from us. */
export const referralAsks: Bank = [
	'If somebody you know has been asking about this, you may give them my name. Please ask them first.',
	'Do you know anybody who would want the same plain answers? Let them call me; I will not call them unasked.',
	'I do not pay for names and I do not want lists. If a friend is curious, they can reach me at [phone].',
	'You know best who would find this useful and who would not. Please pass my number on only if they want it.',
	'Should the subject come up with family or at work, tell them what it was really like, the hard parts too.',
	'If you would recommend us, I would be glad. If you would not, I would like to know why.',
	'The best thing you can tell a friend is what you would have wanted to know at the start.',
]
export const referralFairness: Bank = [
	'Please tell them that it is not for everybody and that an enrollment has real risks.',
	'Say as well that your case is yours: what happened with your creditors may not happen with theirs.',
	'Nobody should hear from us who did not ask to.',
	'Please do not share their details with me; they can do that themselves.',
	'It makes no difference to how we treat you.',
]

/** What the next colleague has to know. */
export const handoverPoints: Bank = [
	'What they want, in their own words: [write it down here]',
	'What was disclosed so far and when: [date of each disclosure]',
	'What was promised to be sent, and whether it was: [papers]',
	'How they like to be reached: [channel and hours]',
	'Questions still open: [list]',
	'Wishes of the customer: [wishes]',
	'Budget: what is left each month, and how sure that is: [amount]',
	'Court papers or calls from collectors: [none, or what and when]',
	'Who else decides: [names]',
	'Do-not-call wishes: [none, or since when]',
	'The mood at the end of the last talk: [in a few words]',
]
