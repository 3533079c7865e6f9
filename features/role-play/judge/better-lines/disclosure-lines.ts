import { type PracticeFacts, practiceProgram } from './practice-facts.ts'

const { feePercent, months, firstOfferMonth, lastOfferMonth, savedBeforeOfferPercent } = practiceProgram

/** Each required disclosure as one would say it to this person, complete in every wording. */
export const disclosureLines: Record<string, (facts: PracticeFacts) => string[]> = {
	time_to_results: ({ biggest }) => [
		`We estimate ${months} months in all, and an offer to each of your creditors by month ${lastOfferMonth}. It's an estimate and it can take longer.`,
		`The estimate is ${months} months start to finish. The first creditor gets an offer around month ${firstOfferMonth}, and every one of them, ${biggest} too, no later than month ${lastOfferMonth}.`,
	],
	amount_before_offer: ({ biggest, savedForBiggest }) => [
		`Before we make an offer on a debt you'd need about ${savedBeforeOfferPercent}% of that debt saved in your account, for each one. For ${biggest} that is about ${savedForBiggest}.`,
		`For each debt, about ${savedBeforeOfferPercent}% of the balance has to be saved in your account before we can make that creditor an offer.`,
	],
	nonpayment_consequences: () => [
		'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
		'Here is the hard part: if the cards go unpaid your credit will likely drop, a creditor may sue you or send it to collections, and interest and late fees can make the balances grow.',
	],
	dedicated_account_rights: () => [
		'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
		'You own the account and the money in it. You can quit at any time without a penalty, and everything comes back to you except fees already earned on settled debts.',
	],
	fees_and_total_cost: ({ debt, fee, estimatedTotal }) => [
		`Our fee is ${feePercent}% of the debt you enroll, about ${fee} on your ${debt}, inside an estimated total of ${estimatedTotal}. It is an estimate and it can change.`,
		`You asked for straight figures: ${feePercent}% of enrolled debt is our fee, about ${fee}, nothing due until a debt is settled and paid on, and the estimated total cost of the program is ${estimatedTotal}.`,
	],
	recording_notice: ({ firstName }) => [
		`Before we start, ${firstName}, this call is recorded. Is that okay with you?`,
		'First, so you know, you are on a recorded line. Are you comfortable going ahead?',
	],
	caller_identity: ({ firstName }) => [
		`Hi ${firstName}, this is Sam with Harbor Debt Relief, calling to offer our debt settlement service. Is now a good time?`,
		'My name is Sam with Harbor Debt Relief. This is a sales call about our debt settlement program, and you are free to say no.',
	],
}
