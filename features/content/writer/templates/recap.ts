import type { TemplateSet } from '../plan/piece-writer.ts'

/** The numbers of a recap, a line each: what it is, the figure, and what belongs to it. */
export const recapLines: Readonly<
	Record<'debt' | 'deposit' | 'fee' | 'time' | 'amount' | 'total', TemplateSet>
> = {
	debt: [
		['has_debt has_accounts', 'Debt you would enroll: {debt} across {accounts}'],
		['has_debt has_accounts', 'What you owe: {debt}, on {accounts}'],
		['has_debt has_accounts', 'The debt we looked at: {debt}, spread over {accounts}'],
		['has_debt !has_accounts', 'Debt you would enroll: {debt}'],
		['has_debt !has_accounts', 'What you owe: {debt}'],
		['has_debt !has_accounts', 'The debt we looked at: {debt} in all'],
	],
	deposit: [
		'Deposit: [deposit] a month into an account that you own. The money in it is yours; you can leave any time with no penalty, and you get everything back except fees already earned',
		'Each month: [deposit] into an account in your own name. You own the money in the account, you may leave at any time without a penalty, and you get back everything except fees already earned',
		'Monthly deposit: [deposit], into your own account. The account belongs to you; cancel any time, no penalty, and all the money goes back to you except fees already earned',
	],
	fee: [
		'Our fee: [fee] of the debt you enroll, charged only after a debt is settled, you have approved it and a payment has gone to that creditor',
		'Our fee is [fee] of the debt you enroll. No fee is due until a debt is settled, you said yes to it and the creditor has received a payment',
		'Our fee comes to [fee] of the debt you enroll, and no fee is due until a debt is settled with your approval and a payment has gone out on it',
	],
	time: [
		'Time: an estimated [months] months in all, with an offer to each of your creditors within [firstOffer]; it can take longer',
		'How long: we estimate [months] months, and an offer to every creditor within [firstOffer]. No creditor is bound by it',
	],
	amount: [
		'Before an offer: about [toSave] of a debt has to be saved in your account before we make its creditor an offer, for each debt',
		'First offers: an offer on a debt is made once about [toSave] of that debt is saved in your account, and this holds for each debt',
	],
	total: [
		'In dollars: a fee of about [feeAmount], inside an estimated total cost of [total]; both can change',
		'All in: an estimated total cost of [total], our fee of [feeAmount] included. Estimates can change',
	],
}

/** How the list of a recap is begun. */
export const recapHeads: TemplateSet = [
	'Here is everything we covered on one page.',
	'The numbers, in one place:',
	'What we have so far:',
	'Your numbers, as we have them:',
	'This is what it comes to:',
	['talked', 'Here is what we went over:'],
	['talked', 'From our talk, line by line:'],
	['partner', 'For you and {partner}, the numbers on one page:'],
]

/** Before the risks of a recap. */
export const riskLeads: TemplateSet = [
	'Please read this part twice.',
	'This part matters as much as the numbers.',
	'Now the part that people skip.',
	'Please take your time with this part.',
	'And the risks, which belong beside the numbers.',
	['partner', 'Please read this part together.'],
	['partner', 'This part is for both of you.'],
]

/** What the customer said, taken up in the first lines. */
export const echoes: TemplateSet = [
	['spouse partner', 'You want to look at this with {partner} before deciding, and that makes sense.'],
	['spouse partner', 'You said you would like to talk to {partner} first. I think that is right.'],
	[
		'spouse partner',
		'Nothing should be decided before {partner} has seen it, so this is written for both of you.',
	],
	['spouse !partner', 'You want to talk it over at home first, and you should.'],
	['partner !spouse', 'I have written it so that {partner} can read it too.'],
	['price', 'You said it costs too much, and you should know exactly what you would be paying for.'],
	['price', 'You stopped at the price, so the cost comes first here.'],
	['think_about_it', 'You said you want to think it over. Please do; this is something to think with.'],
	['think_about_it', 'You asked for time to think, and there is no deadline on our side.'],
	['competitor', 'You are comparing us with another company, as anybody should.'],
	['competitor', 'You have another offer in hand. Here is what to hold side by side.'],
	['not_right_time', 'You said that now is not the time, and that may well be so.'],
	['not_right_time', 'You would rather wait. Here is what waiting changes and what it does not.'],
	['not_sure', 'You told me that you are not sure. That is worth listening to.'],
	['not_sure', 'You have doubts, and they deserve an answer and not a push.'],
	['already_tried', 'You have been through this with somebody else, and it did not go well.'],
	['already_tried', 'After what happened last time you have every reason to look closely.'],
	[
		'scam_fear',
		'You wondered whether this is a scam. That is the right question to ask of anybody who calls about debt.',
	],
	['scam_fear', 'You are careful about companies like ours, and you should be.'],
	['credit_score_worry', 'You asked what this would do to your credit, so here is the answer first.'],
	[
		'bankruptcy_instead',
		'You are thinking about bankruptcy instead. For some people that is the better way.',
	],
	['pay_on_my_own', 'You would rather pay it off yourself. If that can be done, it is usually best.'],
	[
		'manager_or_not_authorized',
		'You told me that somebody else has a say in this, so they should see it too.',
	],
]

/** What the writer remembers of the customer, in a later message of a sequence. */
export const remembered: TemplateSet = [
	['partner !decided', 'Have you and {partner} had a moment to talk about it?'],
	['partner !decided', 'How does {partner} see it by now?'],
	['partner !decided', 'If {partner} has a question that you cannot answer, send it on to me.'],
	[
		'has_debt has_deposit !decided',
		'With {debt} on one side and {deposit} a month on the other, the question is what else you could do.',
	],
	[
		'has_debt !decided',
		'I still have your {debt} in front of me, and I do not know what is right for you until you tell me more.',
	],
	['has_deposit !decided', 'Only you know whether {deposit} a month can be kept up in a bad month.'],
	['has_accounts !decided', 'Of the {accounts}, which one worries you most?'],
	['has_creditors !decided', 'You named {creditors}. Has any of them written to you since?'],
	['has_when', 'We have {when} in the calendar.'],
	['price !decided', 'You said the price was the hard part. Is it still?'],
	['think_about_it|not_sure !decided', 'You wanted time to think. What came up while you did?'],
	['competitor !decided', 'What did the other company put in writing?'],
	['scam_fear !decided', 'Have you looked us up? I would like to know what you found.'],
	[
		'credit_score_worry !decided',
		'Have you thought about what you need your credit for in the coming years?',
	],
	['pay_on_my_own !decided', 'Have you tried paying it down yourself? If the balances fall, keep going.'],
	['already_tried !decided', 'What went wrong last time, in your own words?'],
	['bankruptcy_instead !decided', 'Have you spoken with a bankruptcy attorney?'],
	['not_right_time !decided', 'You said it was not the time. Has anything changed?'],
	['documents', 'Which of the papers is still hard to find?'],
	['missed_appointment', 'Our appointment did not happen, and that is all right.'],
	['new_lead', 'You asked us about help with debt, and I would still like to know what made you ask.'],
	['decided', 'How has the plan felt so far?'],
]
