import type { ProhibitedStatement } from '../prohibited-statement.ts'

/** Lawful: a figure with its whole base, a fee or offer threshold, the customer's own numbers. */
const lawful = [
	'our|fee|fees|charge|charges|cost ~3 <percent>',
	'<percent> ~3 fee|fees|of_enrolled|of_the_enrolled|of_what_you_enroll|apr|interest',
	'everyone_who_enrolled|everybody_who_enrolled|dropped_out|including_people_who|counting_our_fee|including_our_fee|including_fees|after_fees|with_our_fee',
	'before ~5 offer|proposal|negotiat*|make_the_call',
	'saved_up|banked|set_aside|built_up|put_away|accumulated ~5',
	'estimate|estimated|assumes|projection|may_be|might_be|could_be|might_not|may_not|not_promise*|depends',
	'can_not|never|would_not|not ~3 tell|say|promise|guarantee|predict|support|quote',
	'interest_rate|apr|utilization|tax_bracket',
	'you_have|you_said|you_told|you_listed ~4 <number>',
	'<number> ~1 months|month|years|weeks|minutes|days',
	'a_month|per_month|monthly|a_week',
]

export const unsupportedSavingsClaim: ProhibitedStatement = {
	code: 'unsupported_savings_claim',
	title: 'Savings or success figure without a proper base',
	severity: 'critical',
	citation: '16 CFR 310.3(a)(2)(x)',
	why: 'A savings or success figure must rest on everyone who enrolled, on the debt at enrollment and with fees counted. A settlement percentage or a best case is not a saving.',
	sayInstead:
		"I can't tell you what you'd save. Our published figure counts everyone who enrolled and includes our fee; yours may be lower, or nothing.",
	topic: 'sav* percent half reduc* average figure',
	claims: [
		{
			say: [
				'turn*|make|making|takes|take|get|got|knock*|bring|brings|brought|cut|shrink|drop|whittle* ~5 <number> ~3 into|to|down_to ~3 <number>',
				
				'get ~3 down ~2 to ~2 <number>|quarter|half|third|pennies|fraction|nothing',
				'owe|owes|owed ~2 <number> ~6 pay|paid|walked|only|have_you_out ~3 <number>',
				
				'only|just|really ~3 pay|owe|responsible|be_paying|pay_back ~5 <number>|<percent>|half|third|quarter|fraction|crumbs|pennies',
				'pay|paying|paid ~3 less_than|under|no_more_than|more_than ~1 half|third|<percent>|quarter',
				'nobody|never|no_one ~2 pays ~2 more_than ~1 half',
				'<percent> ~6 members|clients|people|customers|finish*|graduat*|settle*|end|make_it|of_the_time|approved|come_off|comes_off|disappear|discount|haircut|saved|off_coupon',
				'members|clients|people|folks|customers|enrollees|families|lady|fella|guy|couple|schoolteacher|teacher|nurse ~5 save*|saved|walk*|paid|see|get|average|finish*|come_out|pay ~4 <number>|<percent>|half|third|quarter',
				'savings|saved|save|saving ~4 <number>|fortune|bundle|ton|half|truck|car|thousands|third',
				'third|quarter|half|two_thirds|bulk ~3 disappear*|gone|wiped|forgiven|melt*|vanish*|of_what_you_owe|of_what_it_is',
				'cents ~3 these_days|dollar|average|yesterday|right_now|on',
				
				'eat|eats|swallow*|absorb* ~3 other|rest|<percent>|half|difference',
				'rid|away|done|free_of_it ~2 for ~3 <number>',
				
				
				'completion_rate|success_rate|finish_rate|approval_rate|win_rate',
				'discount|haircut|reduction|half_price|coupon ~5',
				'down_the_middle|right_in_half|clean_in_half|in_half|by_two_thirds|by_three_quarters|in_two',
				'more_like|looks_more_like ~3 <number> ~4 problem',
				'numbers_like_ours|settlements_like_ours|deals_like_ours|results_like_ours|best_settlements|best_numbers',
				'<percent> ~3 off|cut|reduction|discount|less|savings|saving|saved|lower|cheaper|knocked|haircut|shaved|forgiv*|relief|gone|success',
				'save|saves|saving|savings|knock*|cut|cuts|cutting|slash*|shave*|reduc*|chop*|wipe|wipes|wiping|trim*|drop|drops|lop*|forgiv*|erase*|shrink* ~7 <percent>',
				'save|saving|saved|keep|pocket ~4 you ~1 <number> ~2 dollars|grand|thousand|hundred|percent|bucks',
				'you_will|you_would|you|going_to|you_are ~3 save|be_saving|saving|keep|pocket|come_out_ahead ~3 <number>',
				'cut|cuts|slash*|chop*|knock*|reduc*|drop*|slice* ~6 in_half|by_half|to_half|in_two|by_a_third|by_two_thirds|in_thirds',
				'half ~3 off|of_what_you_owe|of_that|of_it|of_your_debt|of_the_debt|of_the_balance|price|disappears|gone|goes_away|vanishes|forgiven|wiped',
				'pennies|dimes|nickels|cents ~2 on_the_dollar|on_a_dollar|per_dollar|for_every_dollar',
				'<number> cents ~2 dollar',
				'fraction|sliver|tiny_piece ~2 of_what|of_the|of_it|of_your|of_that',
				'settle*|settling|pay|pays|paying|paid|take|takes|accept|accepts|get_away_with|walk_away_with ~4 for|about|around|only|just|like|maybe ~2 <number> ~2 cents|percent|on_the_dollar',
				'we_settle|they_settle|settles|settled|they_take|they_will_take|they_accept ~4 for|at|around|about ~2 <number>',
				'you|it|that|all|debt|balance*|total ~5 owe|owing|pay|paying|pay_back|repay|end_up|come_out|become*|becomes|down_to|drops_to|turns_into|comes_to|walk_away ~3 only|just|about|around|maybe|like|roughly|somewhere ~1 <number>',
				'<number> ~2 becomes|turns_into|goes_down_to|drops_to|shrinks_to|gets_down_to|comes_down_to|down_to|to_about ~3 <number>',
				'walk|walks|walked|come|came|comes ~1 away|out|with ~3 <percent>',
				'on_average|the_average|average|typical|typically|usually|normally|generally ~6 save*|saving*|cut|off|reduc*|percent|half|discount|settle*',
				'most|nearly_all|almost_all|nine_out_of_ten|everybody|everyone|nine_in_ten|all_of ~3 people|clients|folks|members|enrollees|customers|ours|guys|everybody|everyone ~5 save|saves|graduat*|finish*|complet*|success*|half|pay|paid|get|got',
				'last|other|another|one|had_a|got_a|just_had|this_one ~4 client|customer|guy|lady|gal|woman|man|fella|person|member|family|couple|teacher|nurse|week|month ~8 <percent>|off|saved|save|half|for_only|paid_only|paid_just',
				'success_rate|completion_rate|approval_rate|win_rate|graduation_rate|track_record',
				'<percent> ~4 success*|graduat*|complet*|finish*|clients|people|approv*',
				'nine_out_of_ten|nine_of_ten|99_percent|ninety_nine_percent|ninety_eight_percent',
				'up_to|as_much_as|at_least|minimum_of|anywhere_from ~2 <percent>',
				'with_the|under_the|on_the|through_the ~2 act|program|plan|relief ~3 it_would_be|it_will_be|you_would_owe|would_be|comes_to ~3 <number>',
				'owe|owing ~3 third|quarter|half ~3 of',
				'pay|paying|pays|paid|back ~4 third|quarter|half|fraction ~2 of',
				'third|quarter|two_thirds|three_quarters|half ~3 off|gone|vanish*|disappear*|knocked|wiped|forgiven|shaved|evaporat*',
				'that_is_counting|counting ~1 everybody|everyone|all_of_them',
				'percent_back_in_your|back_in_your_pocket|in_your_pocket|money_in_your_pocket',
				'compared_to ~3 minimum*',
				'zero_interest|no_interest|interest_is_zero|interest_goes_to_zero|zero_percent_interest',
			],
			unless: lawful,
		},
		{
			say: [
				'best ~2 savings|deal|deals|settlements|results|rates ~4 business|industry|country|anywhere|state',
				'nobody|no_one|none ~2 beat|beats|gets|settles|saves ~4 lower|better|us|more',
				'saved|settled|cleared|resolved|knocked ~5 millions|billions|million|billion',
				'huge|massive|enormous|tons_of|crazy|deep|steep|serious|unbelievable ~1 savings|discount*|reduction*|cuts',
				'dirt_cheap|steal_of|next_to_nothing|almost_nothing|practically_nothing|peanuts|chump_change|pocket_change ~',
				'pay ~4 next_to_nothing|almost_nothing|practically_nothing|peanuts|way_less|far_less|a_lot_less|hardly_anything',
			],
			unless: lawful,
			severity: 'high',
		},
	],
	agreedTo: [
		'half|<percent> ~4 off|less|gone|save|forgiven|of_it',
		'only|just ~3 pay|owe ~3 <number>|half',
		'save ~3 <number>',
		'everybody|everyone ~4 saves|gets|finish*',
	],
}
