import type { TemplateSet } from '../plan/piece-writer.ts'

/** What can truthfully be said about a subject that the request names. */
export const topicLines: TemplateSet = [
	[
		'taxes',
		'Forgiven debt may count as income, and the creditor may report it to the IRS. Some people qualify for an exclusion, such as insolvency; a tax professional can tell you whether you do.',
	],
	[
		'taxes',
		'On taxes: what a creditor forgives may be taxable. Keep the settlement letters and show them to whoever does your return.',
	],
	[
		'taxes',
		'What a creditor forgives may be taxable income. A tax professional can tell you what it means for you, so please ask before you decide.',
	],
	[
		'lawsuit|sued',
		'A creditor can sue you while you are in the program, and I cannot prevent it. If you are served, do not ignore it: see an attorney or legal aid right away and tell us the same day.',
	],
	[
		'lawsuit|sued',
		'About court papers: they carry a date to answer by, and missing it can cost you the case. I am not a lawyer, so an attorney or legal aid is the right call, on the day they come.',
	],
	[
		'collections|collection_calls',
		'Collectors may call, and enrolling does not stop them. You may ask a collector in writing to stop contacting you; that does not stop a lawsuit.',
	],
	[
		'collections|collection_calls',
		'Write down who called, when and what they said, and keep every letter. A collector may not threaten you with arrest over a debt.',
	],
	[
		'garnishment',
		'For ordinary debts a court judgment comes before wages can be garnished. If one is threatened or entered, talk to an attorney or legal aid now and not later.',
	],
	[
		'credit !credit_score_worry',
		'On credit: it will likely be hurt, and I cannot predict your score or tell you when it recovers.',
	],
	[
		'documents',
		'For the paperwork, recent statements of each account and proof of income are the usual pieces. A photo is fine as long as every line can be read.',
	],
	[
		'documents',
		'Nothing with a number on it belongs in an open email. Use the secure upload at [link] instead.',
	],
	['secured_debts', 'Mortgage and car loan are not part of this, and should be paid as always.'],
	[
		'student_loans',
		'Federal student loans and taxes have plans of their own with the lender or the tax office, and those are better than anything we could do.',
	],
	[
		'medical|medical_debts',
		'Medical bills can be enrolled, and before that it is worth asking the provider for its financial assistance policy.',
	],
	[
		'joint_debts',
		'If somebody signed with you, the creditor can look to that person as well. They should know before you decide.',
	],
	[
		'bankruptcy !bankruptcy_instead',
		'Bankruptcy is a serious alternative. It can pause lawsuits, which we cannot, and only an attorney can tell you whether it fits.',
	],
	[
		'credit_counseling',
		'A non-profit credit counselor may be able to arrange a plan that pays in full. Hear one before you choose us.',
	],
	[
		'consolidation_loan',
		'This is not a loan and not a consolidation. No money is lent, and you still owe your creditors until a settlement you approved has been paid.',
	],
	[
		'missed_deposit decided',
		'A missed deposit slows things down and can put an agreed settlement at risk. Call us as soon as you see it coming.',
	],
	[
		'missed_deposit decided',
		'If a deposit did not go through, tell us what happened. It can usually be rescheduled, and nobody here will scold you.',
	],
	[
		'cancellation',
		'You may leave at any time with no penalty. The money in the account is yours, and you get everything back except fees already earned.',
	],
	[
		'settlement_offer',
		'When an offer is on the table you see it first: the amount, the dates and what is left. Nothing is agreed without your yes.',
	],
	[
		'settlement_offer|settlement_letter',
		'Please get every settlement in writing before money moves, and keep the letter for good.',
	],
	[
		'settlement_letter',
		'A settlement letter names the creditor, the account, the amount that is taken as payment in full, and the dates by which it has to arrive. Read each of them before any money moves.',
	],
	[
		'settlement_letter',
		'Once a settlement is paid, ask for a letter that says so. It is your proof if somebody asks for the rest one day.',
	],
	[
		'budget',
		'The budget comes first: what comes in, what has to go out, and what is truly left. If nothing is left, the honest answer is that this is not for you.',
	],
	[
		'payday_loans',
		'Short-term loans are a case of their own; each contract differs. Send me what you signed and I will tell you whether it can be part of this.',
	],
	[
		'referral',
		'If you know somebody who is asking about this, give them my name only if they want it. They can call me if they wish.',
	],
	[
		'privacy',
		'You decide what you share and when. Until you have checked us, I need neither your Social Security number nor your bank details.',
	],
	[
		'how_it_works',
		'The order of things is this: you save in an account you own, we make a creditor an offer when there is enough for it, you say yes or no, and only then is anybody paid.',
	],
	[
		'consolidation_loan',
		'This is not a loan. If a bank offers you one, compare the total you would repay with the other ways.',
	],
	[
		'consolidation_loan',
		'We are not a lender. Ask a bank or credit union what a loan would cost in total, and compare.',
	],
	[
		'do_it_yourself !pay_on_my_own',
		'You can do this without us. Call each creditor, ask for hardship terms, and get every agreement in writing before you pay.',
	],
	[
		'settlement_offer',
		'Please read the offer closely: the amount, the dates, and what it says about the rest of the balance.',
	],
	[
		'progress',
		'Here is where to look: what has been saved, which accounts are settled, and which are still open. Your statement shows all of it.',
	],
	[
		'progress',
		'If the numbers on your statement differ from what you expected, call me, and we go through it line by line.',
	],
	[
		'hardship',
		'Most creditors have hardship terms for a hard season. Ask for them in writing, before or instead of anything with us.',
	],
	[
		'statements',
		'The latest statement of each account tells us the balance, the rate and whether it is past due. A photo of every page is enough.',
	],
	[
		'statements',
		'If you cannot find a statement, the number on the back of the card can send you a new one.',
	],
	[
		'cancellation',
		'If you want to leave, you can do so at any time without a penalty. The money in your account is yours, and everything comes back except fees already earned.',
	],
	[
		'cancellation',
		'Before you leave, ask which settlements are being paid off in installments: those agreements are between you and the creditor.',
	],
	['calling_back', 'If I miss your call, leave a time that suits you and nothing about your accounts.'],
	[
		'contact_rules',
		'You decide how and whether we may reach you. Tell us in any words, and we will do as you say.',
	],
	[
		'review',
		'If you would write a review, write what it was truly like, good or bad. Leave out any number that is yours alone.',
	],
	['review', 'An honest review helps the next person more than a kind one.'],
	['thank_you', 'Thank you. I mean it: you gave me your time, and you told me things that are hard to say.'],
	['thank_you', 'I wanted to say thank you and nothing else.'],
	[
		'welcome',
		'In the beginning the most useful habits are simple: open every letter, keep a folder, and call us when something looks odd.',
	],
	[
		'welcome',
		'Somebody from our team will call you to introduce themselves. If a caller cannot say which company they are from, hang up.',
	],
	['appointment', 'If the time does not suit you any more, a short word is enough, and we choose another.'],
	[
		'appointment',
		'For our talk it helps to have the statements near you. If you cannot find them, we talk without them.',
	],
	['risks', 'Please weigh the risks as if nobody were selling you anything.'],
	[
		'fees !price',
		'About the fee: ask every company the same thing, namely what it is a share of and when it is charged.',
	],
	[
		'credit_counseling',
		'A non-profit counselor can go through your budget with you and tell you what a plan that pays in full would look like.',
	],
]
