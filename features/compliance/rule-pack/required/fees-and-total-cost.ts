import { providerCharge } from '../provider-charge.ts'
import type { RequiredDisclosure } from '../required-disclosure.ts'

export const feesAndTotalCost: RequiredDisclosure = {
	code: 'fees_and_total_cost',
	title: 'Fees and total cost',
	citation: '16 CFR 310.3(a)(1)(i)',
	sayThis: 'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}.',
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'The fee and what it is measured on',
			say: [
				'<percent> ~1 <number> ~3 after|once|when|only|if',
				'ours|our|we_are|were_at|we_take ~3 <percent>',
				'<percent> ~3 of|from|on ~4 enrol*|what_you_bring|what_we_take|put_in|bring_in|joined|debt|debts|amount|balance|balances|total|number|owe|save|savings|settled|settlement|<number>',
				'fee|fees|charge|charges|take|piece|cut|cost|share|percentage|we_get|our_end ~5 <percent>',
				'<percent> ~6 fee|our_piece|our_cut|our_charge|our_share|is_ours|what_we_charge|what_we_take|for_us',
			],
			unless: [
				'settle_for|settle_at|saved|banked|gathered|in_there|in_the_account|interest_rate|percent_interest|in_interest|apr|rate_on|make_the_call|make_an_offer|make_a_proposal|before_we|cut_your|off_your|reduction',
			],
			notBefore: [
				'in_it|in_there|in_your|in_the_account|saved|set_by|put_by|put_away|sitting|built_up|gathered ~',
			],
			confirms: ['percentage|percent|fee ~8 <number>', '<percent> ~6 of|on'],
		},
		{
			id: 'E2',
			label: 'The total fee or total program cost in dollars',
			say: [
				'<percent> ~16 <number>',
				'so|that_is|which_is|comes_to|come_to|comes_out|equals|works_out|works_out_to|totals|total|call_it|makes|be ~3 <number>',
				'<number> ~1 dollars|bucks|total|on_your|on_the|for_the_whole',
				'total ~6 <number>',
				'our|that ~1 part|piece|share|cut ~2 <number>',
				'it_is|it_comes|adds_up|add_up|works_out ~2 <number>',
				'^ ~2 thousand|hundred ~2 $',
				'<number> ~1 if|in_all|in_total|on_yours|all_of_it ~',
				'<number> ~4 total|in_all|altogether|all_in|all_told',
			],
			withOneOf: [
				'<percent> ~3 of|on|from ~3 enrol*|bring|bringing|brought|put_in|join*|the_debt|your_debt|of_debt|total|them|save|savings|what_you|<number>',
				'<percent> ~6 fee|ours|for_us|to_us|enrolled|enroll',
				'our|ours|us ~3 <percent>',
				'fee|fees|charge|charges ~4 <percent>|<number>',
				'<number> ~4 fee|for_us|to_us|our_fee',
				'we_take|we_charge|our_piece|our_end|our_cut|our_share|our_fee|total_cost|program_cost|cost_of_the_program|we_cost ~',
			],
			notBefore: [
				'a_month|per_month|monthly|each_month|every_month|months|payments|deposits ~',
				'dollars|bucks a_month|per_month|monthly|each_month|every_month',
				'of|in ~1 debt|debts|cards',
				'dollars|bucks of|in ~1 debt|debts|cards',
				'percent ~',
			],
			unless: [
				'<percent> of the|your|that? <number> dollars? $',
				'late_fees|late_charges|late_fee|interest_and|and_interest ~',
				'owe|owing|save_you|balances_are|cut|off|reduction|settle_for',
				'saved|banked|set_aside|in_there ~8 offer',
			],
		},
	],
	bonus: [
		{
			id: 'B1',
			label: 'When the fee is charged',
			say: [
				'after|once|only_when|only_if|not_until|when|as ~8 settle*|settlement|approve*|agree*|resolved|concludes ~12 payment|paid|pay|collect|charge*|fee|earn|bill*',
				'fee|fees|charge*|collect|earn|bill*|due|taken|take ..10 after|once|only_when|only_if|until|till|unless|only_as|as_each|as_they|when ~8 settle*|settlement|approve*|approval|agree*|resolved|concludes',
				'no|nothing|not|zero ..4 fee|charge*|due|owed|penny|us ..6 until|before|unless ~6 settle*|settlement|approve*|agree*|payment',
			],
			unless: [
				'up_front|upfront ~3 settle',
				'offer|offers ~4 until',
				'interest|late_fees|late_fee|still_owe|did_they|they_charged|release',
			],
		},
		{
			id: 'B2',
			label: 'What the account provider charges',
			...providerCharge,
		},
		{
			id: 'B4',
			label: 'The estimated total including settlements',
			say: [
				'total|whole|entire|complete ~2 cost|program|thing|amount|deposits ~5 <number>',
				'total|altogether|in_all|all_in|all_told|everything ~2 you_would|you_will|you_put|you_pay|you_deposit|that_is ~4 <number>',
				'pay|put|deposit ~2 in|about|around ~3 <number> ~1 altogether|in_all|all_in|all_told|total',
				'with|including|includes|and|plus ~2 settlements ~8 <number>',
				'would_put_in|will_put_in|would_pay_in|put_in ~2 <number> ~1 in_all|altogether|total|all_told',
				'<number> ~3 for_the_whole|for_everything|start_to_finish|settlements_and|with_our_fee|fee_included|fees_included',
			],
			notBefore: [
				'dollars|bucks ~1 a_month|per_month|monthly|each_month',
				'a_month|per_month|monthly ~',
				'months ~',
			],
			unless: ['owe|owing|debt_total|your_total_debt ~'],
		},
		{
			id: 'B3',
			label: 'That the estimate can change',
			say: [
				'estimate*|figure*|number*|total|cost ~4 can|could|may|might|will ~2 change|vary|shift|move|differ|go_up|come_out|end_up|be_different|be_higher|be_more',
				'it|that ~1 can|could|may|might ~1 change|vary ~4 if|when|depending',
				'not|just|only ~2 estimate|promise|guarantee ~5 change|vary',
			],
			with: ['fee|fees|cost|costs|percent|program'],
			unless: ['rate|credit_score|payment_date|due_date|score|interest|late|collections'],
		},
	],
}
