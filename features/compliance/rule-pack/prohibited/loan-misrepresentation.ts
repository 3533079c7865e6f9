import type { ProhibitedStatement } from '../prohibited-statement.ts'

const lawful = [
	'not|never|is_not|no|nobody|nothing ~4 loan*|lend*|lender*|consolidat*|refinanc*|borrow*|funded|pay_off|buy|loaned|credit_line',
	'a_consolidation_loan|personal_loan|home_equity|another_loan|credit_union ~5 might|may|could|would|option|if_you|better|suit|get_one',
	'do_you_have|any_loans|what_loans|loans_against|student_loan*|payday|car_loan|auto_loan|upstart|the_loan_from|loan_you_have|a_loan_from|your_loan_with',
	'your_existing|one_of_the_debts|you_listed|that_loan|declined_for|turned_down_for',
	'one_loan|two_loans|loans_and|cards_and|loan_and',
]

export const loanMisrepresentation: ProhibitedStatement = {
	code: 'loan_misrepresentation',
	title: 'Presenting settlement as a loan, refinance or payoff',
	severity: 'critical',
	citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x)',
	why: 'No money is lent and nobody is paid off. A customer who thinks so believes the creditors are paid and current.',
	sayInstead:
		"This is not a loan. No money is lent and your creditors aren't paid until settlements you approve. You still owe them.",
	topic: 'loan* lend* consolidat* pay_off funded',
	claims: [
		{
			say: [
				'approved|pre_approved|preapproved|qualify|qualified|qualifies|cleared|green_lit|accepted ~5 loan|consolidation|funding|funds|line_of_credit|credit_line|refinanc*|lending|<number>',
				'loan|loans|lending|credit_line|line_of_credit|refinanc*|refi ~5 approved|approval|funded|through|closing|closes|payment|term|terms|rate|interest|percent|documents|docs|officer|department|application|amount|number|underwrit*|specialist|pays|with_us|from_us',
				'it_is|this_is|that_is|we_do|we_offer|we_are_doing|get_you|got_you|give_you|giving_you|setting_up|set_up|basically|technically|essentially|like|just ~4 loan|consolidation|refinanc*|refi|line_of_credit|credit_line|balance_transfer|bridge_loan|advance',
				'debt_consolidation|consolidation_loan|consolidation_program|consolidation_line|bill_consolidation|consolidate|consolidates|consolidating ~6 one|single|all|your|paid|pay|loan|into|lower|them',
				'<number> ~2 loan ~5',
				'pay|pays|paying|paid ~2 off ~6 cards|card|creditors|creditor|balances|debts|everybody|everyone|all|them|bills|accounts|chase|citi*|discover|banks|in_full|for_you',
				'we|bank|lender|us|company|fund|i ~3 pay|pays|cut|cuts|wire|wires|send|sends|front|fronts|advance|advances|fund|funds|lay_out|put_up|cover ~5 cards|creditors|check*|money|balances|them|companies|everybody|settlement*|full|off|banks ~6',
				'you_pay_us_back|pay_us_back|pay_it_back|repay_us|owe_us_instead|just_owe_us|then_you_owe_us|one_payment_to_us|back_to_us|just_owe|paying_us_instead|pay_us_instead',
				'we_are|we_were|were|i_am|as ~3 lender*|lending|loan_company|finance_company|loan_officer|funding_specialist|loan_specialist|bank',
				'loan_officer|lending_department|funding_department|loan_department|loan_desk|lending_desk|lending_team|loan_side|underwriter ~2 approved',
				'buy|buys|bought|buying|purchase*|take_over|takes_over|taking_over|assume*|absorb* ~4 your|the|those ~3 debt*|balance*|account*|card*|loans|notes',
				'fund|funds|funded|funding ~5 days|account|tomorrow|friday|week|hours|deposit*|arrive|hit|release|wire|disburs*|your_bank',
				'disburs*|loan_proceeds|proceeds ~4',
				'money|funds|cash|check ~4 wired|hit|hits|land*|deposited|arrive*|sent ~4 creditor*|card*|you|account|bank|days',
				'show|shows|showing|report*|be|read|marked ~2 paid_in_full|paid_off|zero_balance|zeroed_out',
				'interest_rate|interest|apr|rate ~5 zero|with_us|us|our|lower|<percent> ~5 loan|with_us|from_us|on_the_whole|on_this|through_us|fixed',
				'<percent> ~3 interest|apr|fixed|rate ~3 with_us|from_us|loan|for_the_life|instead_of|through_us|new',
				'application|applied|request ~5 loan|funding|same_thing|for_this|this_is_it|approved',
				'restructur* ~2 loan|note|credit',
				'loan_modification|modification_for|hardship_loan|relief_loan|relief_funds|settlement_loan|government_loan|bailout',
				'sign ~5 loan|note|promissory|lending',
				'promissory|collateral|amortiz*|term_loan|origination ~4',
				'new_loan|your_loan|the_loan|loan_payment|loan_amount|loan_term*|loan_agreement|loan_contract|loan_documents|loan_number ~3',
				'roll|rolls|rolled|rolling|wrap*|lump*|combine*|bundle* ~6 one|single ~3 loan|note|payment|bill|balance ~4 paid|loan|lower|rate|interest|off',
			],
			unless: lawful,
		},
	],
	agreedTo: [
		'loan|lend*|consolidat*|refinanc*|line_of_credit',
		'pay*|pays ~3 off ~4',
		'you ~3 pay ~3 them|cards|off|creditors',
		'zero_balance|paid_off',
	],
}
