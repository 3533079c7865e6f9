/**
 * True reasons for a text message in the place of something that nobody may promise or claim, by the codes of the rule
 * pack that it stands in for.
 */
export const textReplacements: readonly (readonly [codes: string, words: string])[] = [
	[
		'guaranteed_result|unsupported_savings_claim',
		'I cannot promise a figure, but I can show you our published one, what it counts, and what it would cost you. Shall I call? [rep], [company]',
	],
	[
		'guaranteed_result|unsupported_savings_claim',
		'Want to see what it would cost, what our published result counts, and what can go wrong? Call me at [phone]. No promises. [rep], [company]',
	],
	[
		'guaranteed_result|unsupported_savings_claim',
		'Nobody can promise you a result, and I will not. I can go through the costs and the risks with you in a short call. When suits you? [rep], [company]',
	],
	[
		'credit_harm_denial',
		'You asked about your credit: this will likely hurt it, and I cannot predict by how much. Shall we talk about what that means for you? [rep], [company]',
	],
	[
		'false_urgency_or_threat',
		'There is no deadline. If you still have questions, I am glad to answer them when it suits you: [phone]. [rep], [company]',
	],
	[
		'false_urgency_or_threat',
		'No hurry at all. Would you like the costs and the risks in writing, to read in peace? [rep], [company]',
	],
	[
		'government_affiliation|nonprofit_claim',
		'We are a private, for-profit company and not the government. If you want to know what we do and what it costs, call [phone]. [rep], [company]',
	],
	[
		'legal_representation_claim|lawsuit_denial',
		'If papers from a court came, please see an attorney today: we are not lawyers and cannot stop a lawsuit. Questions on the rest? [rep], [company]',
	],
	[
		'advance_fee',
		'You asked what it costs: no fee is due to us before a debt is settled, with your yes, and paid on. Shall I send it in writing? [rep], [company]',
	],
	[
		'tax_consequence_denial',
		'On taxes: forgiven debt may count as income, so please ask a tax professional. Anything else I can answer? [rep], [company]',
	],
	[
		'stop_paying_without_consequences',
		'Before you stop paying anybody: it likely hurts your credit, a lawsuit is possible and balances can grow. Shall we talk it through? [rep], [company]',
	],
	[
		'do_not_call_ignored',
		'Understood. Your number is off our list, and you will not hear from us again. All the best, [company]',
	],
	[
		'do_not_call_ignored',
		'Thank you for telling us. I have put you on our do-not-call list, and you will not hear from us again. [company]',
	],
	[
		'abusive_language',
		'I understand if now is not a good time. If you want to talk later, I am at [phone]. All the best, [rep], [company]',
	],
	[
		'abusive_language',
		'We have not spoken in a while, and that is all right. Do you still want to talk? Yes or no is enough. [rep], [company]',
	],
	[
		'account_control_misstatement',
		'The account is yours: leave any time, no penalty, and get everything back except fees already earned. Questions? [rep], [company]',
	],
	[
		'loan_misrepresentation',
		'To be clear: it is not a loan, and no money is lent. Want to know what it is, and what it costs? [rep], [company]',
	],
]
