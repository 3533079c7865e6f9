import type { TemplateSet } from '../plan/piece-writer.ts'

/** A kind line about what the customer is going through. */
export const circumstanceLines: TemplateSet = [
	[
		'reduced_income',
		'Less income with the same bills is hard to carry. The budget should be built on what comes in now, and not on what used to.',
	],
	[
		'reduced_income',
		'Your income has dropped, so let us look at what is truly left before we speak of any plan.',
	],
	['caregiver', 'Looking after somebody costs you time and money, so please count both in your budget.'],
	['caregiver', 'You look after somebody, and that belongs in the budget as much as the rent does.'],
	[
		'student',
		'As a student you have other doors to try first, and your school may have an office for exactly this.',
	],
	['renter', 'If you rent, think about your next lease. A landlord can ask for a credit report.'],
	['renter', 'If a move is coming up, tell me: a landlord can ask for your credit report.'],
	['homeowner', 'You own your home. Please keep the mortgage current, whatever you decide about the cards.'],
	['embarrassed', 'There is nothing to be ashamed of. Debt happens to careful people as well.'],
	['embarrassed', 'What you told me stays with me, and nobody here thinks less of you for it.'],
	['angry', 'You have reason to be annoyed, and I would rather hear it than have you keep it to yourself.'],
	[
		'angry',
		'If something we did upset you, please tell me what it was, and I will write it down as you say it.',
	],
	[
		'scared',
		'It is all right to be frightened by this. Knowing what can happen, and what cannot, usually helps a little.',
	],
	['scared', 'I know that this is frightening. We can go through it slowly, one letter at a time.'],
	[
		'overwhelmed',
		'When everything comes at once, one list on paper is a good beginning. I can help you write it.',
	],
	['overwhelmed', 'Pick the letter that worries you most, and we begin there.'],
	[
		'collections',
		'Some of it is with collectors by now. Ask each of them in writing to show what they say you owe.',
	],
	['collections', 'With an account in collections, keep every letter. You may need the dates later.'],
	['retired', 'After all these years of work, you deserve a calm answer.'],
	[
		'job_loss',
		'I am sorry to hear about your job. First comes what you need to live on, and then comes everything else.',
	],
	[
		'medical',
		'I hope the treatment is going well. The bills can be talked about when you have the strength for it.',
	],
	[
		'medical',
		"Bills that come out of an illness are nobody's failing, and I will not talk about them as if they were.",
	],
	['medical', 'Being sick and getting bills for it is hard. Your health comes first.'],
	[
		'medical',
		'With medical bills it is worth asking the hospital for its financial assistance rules before anything else.',
	],
	[
		'retired',
		'On a retirement income every dollar already has a job, so a plan has to fit what comes in and not the other way around.',
	],
	['retired', 'Since you are retired, ask yourself what you still need credit for. Only you can weigh that.'],
	['fixed_income', 'A fixed income leaves little room, so the budget is the first thing to get right.'],
	[
		'divorce',
		'A divorce moves the numbers and the nerves at once. Which debts are in whose name is the first thing to sort out.',
	],
	['divorce', 'After a separation, find out first which debts are in both names.'],
	[
		'job_loss',
		'I am sorry about your work. If there is nothing left over right now, I would rather tell you so than enroll you.',
	],
	[
		'job_loss',
		'Between jobs, the first call may be to the creditors themselves, to ask for their hardship terms.',
	],
	[
		'reduced_income',
		'When the hours get cut, the old budget is no longer true. It is worth doing it again before choosing any plan.',
	],
	[
		'veteran',
		"Thank you for your service. We are a private company and no part of any veterans' office, so please look at what they offer as well.",
	],
	[
		'veteran',
		'If you hold a clearance or may need one, ask about that first: damaged credit can matter there.',
	],
	[
		'military',
		'If you hold a clearance, speak with your security officer first: damaged credit can matter there.',
	],
	[
		'self_employed',
		'When income comes in waves, a fixed deposit every month needs an honest look at the slow season.',
	],
	[
		'self_employed',
		'Running your own business means good months and thin ones. A plan has to survive the thin ones.',
	],
	[
		'widowed',
		'I am sorry for your loss. Before anything else, find out which debts are truly yours; not every debt passes to a spouse.',
	],
	['widowed', 'I am sorry about what you have been through. There is no hurry in any of this.'],
	['single_parent', 'You have children to look after, and that comes first in any budget.'],
	[
		'disability',
		'Living on disability income leaves little slack, and some kinds of income are protected from creditors. A legal aid office can tell you about yours.',
	],
	['new_baby', 'With a baby on the way or in the house, it is worth writing a new budget first.'],
	[
		'student_loans',
		'Federal student loans stay out of this: the lender has plans of its own, and those come first.',
	],
	['homeowner', 'The mortgage is not part of this. Please keep paying it.'],
	[
		'payday_loans',
		'Short-term loans with heavy charges make every month harder. Tell me about each, because the terms differ a lot.',
	],
	[
		'sued|lawsuit',
		'If papers from a court have come, please do not wait for us: speak with an attorney or legal aid about the date on them right away.',
	],
	[
		'garnishment',
		'When wages are already being withheld, the first talk should be with an attorney or legal aid.',
	],
	[
		'current',
		'You are current on your payments, which matters: a program like ours would change that, and it is a reason to compare other ways first.',
	],
	[
		'behind',
		'You have fallen behind, and the calls that come with it wear people down. You may ask a collector in writing to stop contacting you.',
	],
]
