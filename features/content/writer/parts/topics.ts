import type { Bank } from '../plan/pen.ts'

/** What can truthfully be said about a subject that the request names. */
export const topicLines: Bank = [
	[
		'taxes|tax',
		'Forgiven debt may count as income, and the creditor may report it to the IRS. Some people qualify for an exclusion, such as insolvency; a tax professional can tell you whether you do.',
	],
	[
		'taxes|tax',
		'On taxes: what a creditor forgives may be taxable. Keep the settlement letters and show them to whoever does your return.',
	],
	[
		'taxes|tax',
		'What a creditor forgives may be taxable income. A tax professional can tell you what it means for you, so please ask before you decide.',
	],
	[
		'lawsuit|lawsuits|legal|court|sued',
		'A creditor can sue you while you are in the program, and I cannot prevent it. If you are served, do not ignore it: see an attorney or legal aid right away and tell us the same day.',
	],
	[
		'lawsuit|lawsuits|legal|court|sued',
		'About court papers: they carry a date to answer by, and missing it can cost you the case. I am not a lawyer, so an attorney or legal aid is the right call, on the day they come.',
	],
	[
		'collections|collection_calls|collectors|calls',
		'Collectors may call, and enrolling does not stop them. You may ask a collector in writing to stop contacting you; that does not stop a lawsuit.',
	],
	[
		'collections|collection_calls|collectors|calls',
		'Write down who called, when and what they said, and keep every letter. A collector may not threaten you with arrest over a debt.',
	],
	[
		'garnishment|wages',
		'For ordinary debts a court judgment comes before wages can be garnished. If one is threatened or entered, talk to an attorney or legal aid now and not later.',
	],
	[
		'credit',
		'On credit: it will likely be hurt, and I cannot predict your score or tell you when it recovers.',
	],
	[
		'documents|paperwork|docs',
		'For the paperwork, recent statements of each account and proof of income are the usual pieces. A photo is fine as long as every line can be read.',
	],
	[
		'documents|paperwork|docs',
		'Nothing with a number on it belongs in an open email. Use the secure upload at [link] instead.',
	],
	[
		'secured|car|auto_loan|mortgage|house',
		'Mortgage and car loan are not part of this, and should be paid as always.',
	],
	[
		'student_loans',
		'Federal student loans and taxes have plans of their own with the lender or the tax office, and those are better than anything we could do.',
	],
	[
		'medical|medical_debt|medical_bills',
		'Medical bills can be enrolled, and before that it is worth asking the provider for its financial assistance policy.',
	],
	[
		'cosigner|co_signer|joint',
		'If somebody signed with you, the creditor can look to that person as well. They should know before you decide.',
	],
	[
		'bankruptcy',
		'Bankruptcy is a serious alternative. It can pause lawsuits, which we cannot, and only an attorney can tell you whether it fits.',
	],
	[
		'credit_counseling|counseling',
		'A non-profit credit counselor may be able to arrange a plan that pays in full. Hear one before you choose us.',
	],
	[
		'consolidation|loan',
		'This is not a loan and not a consolidation. No money is lent, and you still owe your creditors until a settlement you approved has been paid.',
	],
	[
		'missed_deposit|missed_payment|nsf',
		'A missed deposit slows things down and can put an agreed settlement at risk. Call us as soon as you see it coming.',
	],
	[
		'missed_deposit|missed_payment|nsf',
		'If a deposit did not go through, tell us what happened. It can usually be rescheduled, and nobody here will scold you.',
	],
	[
		'cancel|cancellation|cancelling',
		'You may leave at any time with no penalty. The money in the account is yours, and you get everything back except fees already earned.',
	],
	[
		'settlement|offer|first_settlement',
		'When an offer is on the table you see it first: the amount, the dates and what is left. Nothing is agreed without your yes.',
	],
	[
		'settlement|offer|first_settlement',
		'Please get every settlement in writing before money moves, and keep the letter for good.',
	],
	[
		'budget',
		'The budget comes first: what comes in, what has to go out, and what is truly left. If nothing is left, the honest answer is that this is not for you.',
	],
	[
		'payday_loans|payday',
		'Short-term loans are a case of their own; each contract differs. Send me what you signed and I will tell you whether it can be part of this.',
	],
	[
		'referral|referrals',
		'If you know somebody who is asking about this, give them my name only if they want it. They can call me if they wish.',
	],
	[
		'identity|privacy|data',
		'You decide what you share and when. Until you have checked us, I need neither your Social Security number nor your bank details.',
	],
]
