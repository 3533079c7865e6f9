import type { TemplateSet } from '../plan/piece-writer.ts'

/** Results are not promised. Each part says both halves: no guarantee, and that they vary. */
export const resultsVary: TemplateSet = [
	"Results aren't guaranteed and they vary: no creditor has to settle.",
	'I cannot guarantee a result. Creditors may refuse, and outcomes vary from person to person.',
	'No result is guaranteed. What happens varies by creditor and by person, and some debts may not settle at all.',
	'Nothing about the outcome is guaranteed; results vary, and it can take longer than we estimate.',
	'Results vary and none is guaranteed, because every creditor decides for itself.',
	'There is no guarantee in this. Results vary, and creditors may refuse.',
	'What one customer gets, another may not: results vary, and nothing is guaranteed.',
	'I will not guarantee anything here, since results vary and creditors are free to refuse.',
	'Please count on no particular outcome. Results are not guaranteed and vary with each creditor and each account.',
	'Not every debt settles. Results vary, and we cannot guarantee any of them.',
	'Whether a creditor settles is its own choice, so results vary and are never guaranteed.',
	'We negotiate, and the creditor decides. Results vary and are not guaranteed.',
	'Results differ from customer to customer and vary with the creditor. No result is guaranteed.',
	'There is no guaranteed outcome: results vary, and one account may settle while another does not.',
]

/** Credit, collections or a lawsuit, and growing balances, in one breath. */
export const nonpaymentTogether: TemplateSet = [
	'Not paying your creditors will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
	'While creditors go unpaid your credit will likely suffer, collectors may call and you could be sued, and the balances can grow with interest and late fees.',
	'The hard part, plainly: your credit will likely be damaged, accounts may go to collections or to court, and interest and fees can make the balances grow.',
	'A program like this relies on not paying enrolled creditors. Your credit score will likely drop, a creditor may sue or use collectors, and interest and late fees keep adding to what you owe.',
	'Expect your credit to be harmed, collection calls to come, a lawsuit to be possible, and your balances to increase through interest and late fees.',
	'Missed payments will likely lower your credit score. Accounts can go to collections, some creditors sue, and what you owe may go up with interest and fees.',
	'It will likely hurt your credit. You may hear from collectors or be sued. And until a debt settles, interest and fees can make it larger.',
	'Late payments will likely hurt your credit. Unpaid accounts may go to collections or end in a lawsuit, and interest and late fees can be added to the balance.',
	'The risks belong on the same page: likely damage to your credit, collections or a lawsuit as possibilities, and balances that may grow with interest and fees.',
	'You should expect harm to your credit, you may be sued or handed to collections, and the debt may grow from interest and late charges before anything settles.',
	'Stopping payments has a price: your credit will likely be hurt, collections or a lawsuit may follow, and interest and late fees can increase what you owe.',
	'Your credit would likely take damage. Collectors may contact you, a creditor could take you to court, and your balances may rise with interest and fees.',
	'While a debt waits to be settled, your credit will likely suffer, the creditor may sue or turn it over to collections, and the balance can grow from interest and fees.',
]

/** The same three, each on its own line of a list. */
export const creditHarm: TemplateSet = [
	'Your credit will likely be hurt, and a settled account is usually reported as settled.',
	'Your credit score will likely drop, and I cannot predict how far or for how long.',
	'Missed payments will likely damage your credit.',
	'Your credit will likely suffer, which matters if you want to borrow soon.',
	'Expect your credit report to show late payments, and your credit to be harmed by them.',
	'Credit: it will likely get worse, and your credit may stay hurt for years.',
]
export const lawsuitRisk: TemplateSet = [
	'Creditors may call, send the account to collections or sue you, and we cannot prevent it.',
	'A creditor can sue you while you are in the program. If papers come, speak with an attorney right away.',
	'Collection calls may come, and a lawsuit is possible.',
	'You may be sent to collections or sued; nobody can rule that out.',
	'Some creditors sue. If you are served, do not set it aside: call an attorney and tell us the same day.',
	'Collectors may contact you, and a creditor may take you to court.',
]
export const growingBalances: TemplateSet = [
	'What you owe may grow from interest and late fees until a debt is settled.',
	'Interest and late fees can increase the balances.',
	'Balances may rise meanwhile, because interest and fees keep being added.',
	'Interest keeps adding up, so the amount you owe can grow.',
	'Your creditors can add interest and fees, which makes the debt larger.',
	'The amount you owe may go up with interest and late charges.',
]

/** The fee, what it is measured on, and that none is due in advance. */
export const feeLines: TemplateSet = [
	'Our fee is [fee] of the debt you enroll. Nothing is due to us in advance: a fee is charged only after a debt is settled, you have approved it and a payment has gone to that creditor.',
	'We charge [fee] of the enrolled debt, debt by debt, and only after a settlement you approved and a first payment to that creditor. There is no fee before that.',
	'The fee is [fee] of each debt you enroll. It comes due only once that debt is settled with your approval and the creditor has received a payment.',
	'You pay us [fee] of the debt you enroll, and no fee is due until a debt is settled, you approved it and the creditor has received a payment.',
	'For our work the fee is [fee] of the enrolled debt. We take no fee until a settlement is agreed, you say yes to it and at least one payment has reached the creditor.',
	'Our charge is [fee] of the debt you enroll. No fee is owed before a debt is settled, you approved and the creditor was paid something.',
	'Our fee comes to [fee] of what you enroll, and it is never due in advance. It is charged per debt, after the settlement, your approval and a payment to the creditor.',
	'What we earn is [fee] of the debt you enroll. We collect it only after a debt has settled, with your approval, and a payment has gone out to that creditor.',
	'It costs [fee] of the debt you enroll. We charge it once a debt is settled, you have agreed and the creditor has had a payment, and no fee is due before.',
	'The price of our work is a fee of [fee] of the debt you enroll. No fee is due until a debt is settled, you said yes to it and a payment went to the creditor.',
]
export const totalLines: TemplateSet = [
	'In dollars, the fee is about [feeAmount], inside an estimated total of [total]. The estimate can change.',
	'That is a fee of about [feeAmount], within an estimated total cost of [total]; the figure may change as accounts settle or do not.',
	'The fee works out to [feeAmount], and the estimated total, fee included, comes to [total]. Estimates can change.',
	'The fee amounts to [feeAmount]. The total cost is estimated at [total] and may change.',
	'All told we estimate a total of [total], of which our fee is [feeAmount]; the estimate may change.',
	'We estimate a total of [total], with our fee of [feeAmount] in it. Both figures can change.',
]

/** How long: in all, and until every creditor has had an offer. */
export const timeLines: TemplateSet = [
	'We estimate [months] months for the program, and an offer to each of your creditors within [firstOffer]. It can take longer.',
	'Our estimate is [months] months in all, with an offer to every creditor within [firstOffer]. No creditor is bound by it.',
	'By our estimate the plan takes [months] months, and each creditor gets an offer within [firstOffer]. Estimates slip.',
	'The program is estimated at [months] months. Every creditor should have had an offer within [firstOffer], though some answer late or not at all.',
	'Time: about [months] months by our estimate, with the last creditor getting its offer within [firstOffer].',
	'How long it takes is an estimate: [months] months in total, and an offer to each creditor within [firstOffer].',
	'We figure [months] months from start to finish and an offer to all creditors within [firstOffer], as an estimate.',
]

/** What has to be saved before an offer. */
export const amountLines: TemplateSet = [
	'Before we make an offer on a debt, about [toSave] of that debt has to be saved in your account, for each one.',
	'For each debt, about [toSave] of the balance must be saved up before an offer goes to that creditor.',
	'An offer on a debt is made only once about [toSave] of that debt is saved in your account, and this holds for each debt.',
	'For each debt it takes about [toSave] of the balance, saved in your account, before an offer is made to that creditor.',
	'We make an offer on each debt when about [toSave] of that debt has been saved in your account, and not before.',
	'Offers wait for savings: about [toSave] of each debt has to be saved in your account before we make an offer on it.',
]

/** Whose the account is, leaving it, and what comes back. */
export const accountLines: TemplateSet = [
	'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
	'You own the account and the money in it. You may leave the program at any time without a penalty and get back everything except fees already earned.',
	'Deposits go into an account in your own name. Leave whenever you like, without a penalty, and everything in it comes back to you except fees already earned.',
	'The account belongs to you. If you cancel, there is no penalty, and all the money goes back to you except fees that were already earned.',
	'Your deposits stay your money, in an account you own. Leave the program at any time, with no penalty, and everything comes back to you except fees already earned.',
	'You own what you deposit in the account. You may stop at any time without penalty, and everything is returned to you except fees we have earned by then.',
	'The money in the account remains yours. Cancel any time, no penalty, and you get it all back minus fees already earned.',
	'It is your account and your money. There is no penalty to leave, at any time, and you get everything back except fees that have been earned.',
]

/** Who we are, for pieces to people who do not know us. */
export const whoWeAre: TemplateSet = [
	'We are a private, for-profit company, not part of any government agency, bank or credit bureau.',
	'[company] is a private company that negotiates unsecured debts for a fee. We are not the government and not your bank.',
	'To be clear about who is writing: we are a private company, we charge for our work, and we have no tie to the government or your creditors.',
	'We are a private debt settlement company and we are paid for what we do. We are not connected with any agency or bank.',
	'You should know that we are for-profit. Non-profit credit counseling exists as well and may suit you better.',
	'Please note that we sell a paid service and are a private company, not a public office.',
]
