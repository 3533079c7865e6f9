import type { RequiredDisclosure } from './required-disclosure.ts'

const offers = 'offer|offers|proposal|proposals|propose|settlement_offer|bid'

const everyCreditor = 'each|every|everybody|everyone|all|both|last|latest|final|none_later'

const timeToResults: RequiredDisclosure = {
	code: 'time_to_results',
	title: 'Time to results and to an offer',
	citation: '16 CFR 310.3(a)(1)(viii)(A)',
	sayThis:
		"We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It's an estimate.",
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'How long until the results',
			say: [
				'<duration> ~6 program|plan|estimate*|total|all_told|altogether|projection|figure|roughly|about|deposit*|payments|start_to_finish|done|finish*|complete*|everything',
				'estimate*|figure|figuring|projection|program|plan|term|total|all_told|altogether|looking_at|expect|takes|take|run|runs|last|lasts|about|around|roughly|close_to|somewhere|over|for|done_in|through_in|and_it_is|in|everything ~6 <duration>',
				'<number> ~2 month|months|a_month ~5 <duration>',
				'^ <duration> ~4 month* ',
				'<number> ~2 we_estimate',
				'<number> ~1 month|year ~1 program|plan|term|estimate',
				'<number> months|years',
				'<number> ~1 is ~2 estimate',
				'months ~1 i_would_put|i_would_say|call_it|about ~1 <number>',
			],
			unless: [
				'report|reports|bureau*|ago|have_been|has_been|had_been|been_in|been_on|old|late|past_due|behind|last_year|bankruptcy|chapter|thirteen|statute|ahead_of|retire*|worked|working|married|interest_rate|job',
				'first ~3 offer* ~4 <duration> $',
				'<number> days',
				'first|every|another|last|next <number> months|years',
				'stay*|remain*|season*|pause*|pausing|wait*|legal_aid|mail|no_interest ~8 months|years',
			],
		},
		{
			id: 'E2',
			label: 'By when each creditor gets an offer',
			say: [
				`${offers} ~14 ${everyCreditor} ~12 month|months|year|years|by|no_later`,
				`${everyCreditor} ~10 ${offers} ~12 month|months|year|years|by|no_later|than`,
				`by|within|before ~3 month|months|<number> ~4 ${everyCreditor} ~10 ${offers}`,
				'month ~10 month ~10 month',
				'first|fifth|fourth|sixth ~8 month ~10 last|final|others|rest|second|big*|no_later ~8 month',
				`${offers} ~10 month ~14 by|no_later|month ~3 <number>`,
				'last|final|latest ~4 by|no_later|around|about ~2 month',
			],
			with: [offers],
		},
	],
}

/** What a negotiator does once the money is there. */
const approaches = `${offers}|negotiat*|try|tackle*|approach*|make_the_call|make_a_call|call_them|reach_out|knock|go_to|go_after|go_in|deal|settle|pitch|open_talks|start_talking|contact|pick_up_the_phone|talk_to|talk|sit_down|take_a_run|take_a_swing|make_a_move|make_a_play|work_on|go_to_bat`
const conditions = 'before|once|when|until|after|till|as_soon_as|soon_as|by_the_time|at_about|at|only|first'
const saved =
	'saved|banked|built|build|gathered|set_aside|accumulated|put_away|put_aside|in_there|in_the_account|in_your_account|stacked|piled|collected|sitting|tucked|stashed|put_by|squirreled|socked|set_by|in_the_pot|in_the_kitty|on_hand|in_hand|save|save_up|saved_up|grown|grows_to|reaches|hits|holds'
const portions = 'third|quarter|fifth|half|percent|hundred|thousand|grand'

const amountBeforeOffer: RequiredDisclosure = {
	code: 'amount_before_offer',
	title: 'Amount to save before an offer',
	citation: '16 CFR 310.3(a)(1)(viii)(B)',
	sayThis:
		"Before we make an offer on a debt you'd need about {percent} of that debt saved in your account, for each one.",
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'A dollar amount or a percentage',
			say: [
				`<percent> ~8 ${saved}|balance|of_a|of_each|of_every|of_the|of_that|of_what|of_any`,
				`<number> ~8 ${saved}`,
				`${saved}|have|got|need|bank ~6 <percent>`,
				`${saved}|need ~6 <number>`,
				'a|one|about|roughly ~1 third|quarter|fifth|half ~2 of',
			],
			with: [conditions, approaches, saved],
			unless: ['fee|our_charge|we_charge|our_piece|our_cut|our_share', 'a_month|monthly|per_month'],
		},
		{
			id: 'E2',
			label: 'For each debt',
			say: [
				'each|every|per|apiece|any ~2 debt|debts|one|account|accounts|card|cards|creditor|creditors|balance|balances|of_them|of_the',
				'of|on|for|against ~1 a|any|that ~1 debt|balance|card|account|one',
				'a_debt|per_debt|same_for|same_on|same_goes|same_with|for_all|all_of_them|each_one|each_of|respective|them_all|same_rule|same_percent*',
			],
			with: [conditions, approaches, saved, portions],
			unless: ['fee|charge|approved|settled|said_yes', 'quit_paying|stop_paying|quit_sending'],
		},
		{
			id: 'E3',
			label: 'Saved before an offer is made',
			say: [
				`${conditions} ~24 ${approaches}`,
				`${approaches} ~16 ${conditions}`,
				`${saved} ~10 ${approaches}`,
			],
			with: [saved, portions],
			unless: ['fee|charge|bill|owe_us|approved_it|said_yes|you_have_agreed|pay_us|lawyer|attorney|sign'],
		},
	],
}

const harmed =
	'suffer*|drop*|fall*|sink*|slide*|hurt*|harm*|damage*|down|hit|hits|lower*|tank*|ding*|dip*|plummet*|beating|bruise*|wreck*|poor|poorer|worse|tumble*|bang*|knock*|adverse*|dock*|nosedive|drag|bad|ugly|crater*|decline*|dent|negative|trash*|wounded|takes|take|go_south'
const more =
	'grow*|swell*|fatter|bigger|larger|up|added|adding|add|adds|climb*|increase*|pile*|piling|stack*|build|builds|building|rise|rises|more|accrue*|balloon*|keep|keeps|tack*|compound*|mount*|run|running|higher|snowball*|continue*|get_charged|creep*|inflate*|expand*'

const credit = '<credit>|credits|creditworth*|credit_rating|credit_standing'

/** Words that speak of growth alone: a balance that 'is more' need not have grown. */
const growing =
	'grow*|swell*|bigger|larger|climb*|increas*|pile*|piling|rise|rises|balloon*|mount*|go_up|goes_up|going_up|higher|snowball*|creep*|inflat*|expand*|compound*|run_up'

const nonpaymentConsequences: RequiredDisclosure = {
	code: 'nonpayment_consequences',
	title: 'What not paying creditors leads to',
	citation: '16 CFR 310.3(a)(1)(viii)(C)',
	sayThis:
		'Not paying will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: {
		credit_harm_denial: 'E1',
		lawsuit_denial: 'E2',
		stop_paying_without_consequences: 'E3',
	},
	elements: [
		{
			id: 'E1',
			label: 'Credit will likely be hurt',
			say: [
				`${credit} ~8 ${harmed}`,
				`${harmed} ~5 ${credit}`,
				'late ~4 <credit>',
				'report ~2 you ~2 late',
				`affect*|effect|impact* ~6 ${credit} ~4 bad|adverse*|negativ*|poor*|hard`,
				`bad|adverse*|negativ* ~3 affect*|effect*|impact* ~4 ${credit}`,
				'missed_payments|late_payments ~4 reported|on_your_report|on_there|show_up',
			],
			reply: {
				to: [`${credit} ~`],
				say: [
					'it|that|they|score ~5 drop*|go_down|goes_down|come_down|fall*|hurt*|suffer*|take_a_hit|takes_a_hit|get_worse|gets_worse|tank*|go_south|sink*|damage*',
					'likely|probably|expect|sure ~4 drop*|down|hurt*|worse|suffer*|damage*',
					'it_does|it_will|it_would|it_is_going_to|that_is_right|yes $',
				],
			},
			unless: [
				'not ~1 hurt*|harm*|drop*|affect*|touch*|hit|impact*|lower*|damage*',
				'will_not|would_not|does_not|do_not|did_not|can_not|could_not|should_not|is_not|are_not|not_going_to|never|no|nobody|nothing ~3 hurt*|harm*|drop*|affect*|touch*|hit|impact*|lower*|damage*',
				'already|may_be_some|some_impact|inquiry|pull|soft|credit_card*|credit_union|temporary|little|few_points|slightly',
				'is_that|did_it|how_is_your|what_is_your',
			],
		},
		{
			id: 'E2',
			label: 'Collections or a lawsuit are possible',
			say: [
				'may|might|could|can|apt|likely|possible|possibly|chance|expect|risk|will|maybe|probably|some|one|somebody|or|and|even ~8 <sue>|collection*|collectors|collector|court',
				'<sue>|collection*|collectors|court ~5 may|might|could|can|possible|possibly|chance|risk|happen*',
				'they|creditor*|bank|people ~2 may|might|could|can|will|would ~3 call|calling|sue|collect|chase|come_after|law_you',
				'they|some|creditor*|discover|chase|capital_one|amex|synchrony ~3 sue|sues|chase_you|come_after|hound|file_suit*|law_you',
				'file|files|put ~2 case|suit|suits|lawsuit|papers ~',
				'endorse*|turn_you_over|turned_over|send_you|sent|go|goes|over ~3 collection*|collector*',
				'creditor*|bank*|lender*|someone|somebody|one_of_them|couple ~4 sue*|suing|court|small_claims|superior_court|legal_action|file',
				'collectors ~3 call*|ring*|phone*|hound*|contact*',
				'can_not|could_not|do_not ~1 stop|block|prevent|control ~3 court|suing|sue|filing|suit|lawsuit',
				'expect|get|be|some|more ~3 phone_calls|collection_calls|calls',
			],
			unless: [
				'not|never|no|nobody ~3 sue|sued|happen|come_after|call_you',
				'not|never|no|nobody ~2 go|going|take|taking|end_up|be_in|taken ~2 court',
				'we|i ~3 call|called ~3 you',
				'ask_the_court|stand_in_court|asked_the_court|you_do_not_want|court_first|federal_debt|if_they_call',
				'already_sued|have_they_sued|has_anybody|has_anyone|anybody_sued|are_they_calling|who_is_calling',
			],
		},
		{
			id: 'E3',
			label: 'The amount owed may grow from interest and fees',
			say: [
				`interest|late_fees|late_charges|penalties|late_fee|charges ~7 ${more}`,
				`${more} ~6 interest|late_fees|late_charges|penalties|late_fee|charges`,
				`balance*|debt*|owe|owed|amount ~5 ${more} ~8 interest|fees|charges|late|penalties`,
				`balance*|debts|amount|what_you_owe ~4 ${growing}`,
				`interest|late_fees|late_fee ~4 on_top|on_top_of_that|running|piling|keep|keeps|continu*`,
				`add|adds|adding|pile|piling|tack|put|charge ~5 interest|fees|penalt*`,
				`it|that ~3 keep|keeps ~1 growing|climbing|going_up`,
				'owe ~3 more|extra ~6',
				'interest ~2 and ~2 late|fees|charges|penalties ~8',
			],
			unless: [
				'not|never|no|freeze|frozen|stop|stops|waive* ~3 interest|late_fees|grow|fees',
				'what_is_the|interest_rate_on|how_much_interest|negotiate_that_away',
				'our_fee|lower_interest|cut_the_interest',
			],
		},
	],
}

/** The charge of whoever keeps the account is not the fee, nor the deposit. */
const providerCharge = {
	say: [
		'administrator|custodian|account_provider|bank|processor|trust_company|provider|account ~8 charge|charges|fee|fees|takes|cost|costs ~5 <number>',
		'<number> ~4 a_month|monthly|per_month|each_month ~3 to|for|goes_to ~2 administrator|custodian|account_provider|processor|trust_company|bank_that|company_that',
		'<number> ~5 account|maintenance|administrator|banking|custodian ~1 fee|charge',
	],
	unless: [
		'enroll*|percent|overdraft|late|credit_card*|checking|our_fee|my_fee|we_charge|each_settlement|settles|settled',
		'no|without|not ~3 fee|charge',
	],
}

const dedicatedAccountRights: RequiredDisclosure = {
	code: 'dedicated_account_rights',
	title: 'Your account, your money, your exit',
	citation: '16 CFR 310.3(a)(1)(viii)(D)',
	sayThis:
		'The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
	isTelemarketingSalesRule: true,
	due: 'before enrollment',
	undoneBy: { account_control_misstatement: 'E1 E2 E3' },
	elements: [
		{
			id: 'E1',
			label: 'The customer owns the money',
			say: [
				'you ~2 own|owns|control ~4',
				'you ~1 are ~1 owner',
				'your_account|your_own_account ~2 your_name|your_ownership|your_cash|your_money',
				'money|cash|funds ~2 in_your_account',
				'only_you_own|you_own|owned_by_you|belongs_to_you|belong_to_you|belongs_only_to_you|yours_alone|in_your_name|in_your_own_name|under_your_name|under_your_own_name|opened_in_your|your_name_on_it|has_your_name|is_your_money|it_is_your_money|your_own_money|money_is_yours|funds_are_yours|it_is_yours|that_is_yours|all_yours|stays_yours|remains_yours|is_yours|are_yours|is_your_account|is_your_own_account|in_your_own_account|account_of_your_own|totally_yours|client_owned',
				'money|funds|account|deposits|cash ~4 yours|your_property|belong*_to_you|your_own|is_your',
			],
			unless: [
				'your_account_number|bank_account_number|checking|routing|how_much_is_in',
				'not|never|until|while ~2 yours|your_money|own',
				'home|house|car|renting|rent ~2 ',
				'credit_card*|your_account_with|your_own_words|your_own_speed|free_will|your_own_self',
				'card|cards|citi|debt ~3 yours|your_name|your_own',
			],
			with: [
				'account|money|funds|fund|deposit*|cash|savings|dollar*|in_there|in_it|put|save|bank|penny|cents|balance|belong*|ownership|penalty|leave|quit|stop',
			],
		},
		{
			id: 'E2',
			label: 'Leave any time without penalty',
			say: [
				'leave|leaving|quit|cancel|withdraw|exit|stop|walk_away|walk|close|end|pull_out|back_out|out|drop|change_your_mind|done|get_out ~12 no|without|nobody|not|zero|never|free|nothing|is_not|isnt|nothing ~4 penal*|charge*|fee|fees|cost*|fine|dime|penny|strings|hard_feelings|ding',
				'leave|leaving|quit|cancel|withdraw|exit|stop|walk_away|close|end|pull_out|back_out|out ..14 no|without|nobody|not|zero|never|nothing ~4 penal*|charge*|fee|fees|cost*|fine',
				'no|without|nobody|not|zero|never|nothing|is_not ~4 penal*|charge*|fee|cost*|fine ~6 leave|leaving|quit*|cancel*|withdraw*|exit*|stop*|walk*|close|closing|pulling',
				'out|leaving|going|leave ~3 nothing_to_pay|costs_nothing|cost_nothing|no_charge',
				'no|without ~1 exit|cancellation|leaving|withdrawal ~1 charge|fee|penalty|cost',
				'penalty_free|free_to_leave|no_penalty|without_penalty|without_a_penalty|without_any_penalty|no_exit_fee|no_cancellation_fee|penalizes_you|nobody_penalizes',
			],
			unless: ['prepayment', 'upfront|up_front', 'before_we_settle|until_we_settle'],
		},
		{
			id: 'E3',
			label: 'Everything back but fees already earned',
			say: [
				'back|return*|give*|get|get_back|receive*|mail*|refund*|take|yours|keep|send*|deducted|comes|leave ..16 except*|minus|less|other_than|aside_from|apart_from|only_not|not_what|besides|but_not|outside_of|save_for|short_of|but_whatever ..10 fee|fees|earn*|charge*|bill*|owed|due|paid|settled',
				'only_thing ..8 deduct*|taken|kept|held|comes_out|keep ..8 fee|fees|earned',
				'everything|all|rest|whatever|remaining|balance|every ..8 back|return*|refund* ..10 except|minus|less|other_than|aside|apart|but|unless',
				'everything|all|rest ~3 but|except|minus ~3 what|whatever|anything ~2 earn*|billed|charged',
				'only ~2 piece|part|thing|money ~3 keep|take ~3 fee|fees|earned',
				'except|minus|less|aside_from|apart_from|other_than ..6 fee|fees|earned|billed|due ..8 back|return*|yours',
				'back ..8 fee|fees ..3 earned|due|owed',
			],
			unless: [],
		},
	],
	bonus: [
		{
			id: 'B1',
			label: 'The money is back within seven business days',
			say: [
				'seven ~1 business|working|banking ~1 day|days',
				'7 ~1 business|working|banking ~1 day|days',
				'within|in|inside|by|takes|about ~1 seven|7 day|days',
				'seven|7 day|days ~6 back|return*|refund*|money|funds|account',
			],
			with: [
				'back|return*|refund*|money|funds|balance|account|deposit*|leave|quit|cancel*|check|send*|receive*',
			],
			unless: [
				'call_you|call_back|follow_up|late|past_due|trial|offer ~4 expires',
				'every|each|days_a_week|a_week',
			],
		},
		{
			id: 'B2',
			label: 'Interest on it belongs to the customer',
			say: [
				'interest ~5 yours|belongs_to_you|is_your|you_keep|you_get|goes_to_you|stays_with_you|your_money|you_earn|you_own|on_your_side',
				'any|the|whatever|little|earned ~2 interest ~3 earns|earned|accrues|accrued|builds|made|makes',
				'you|yours|your ~3 keep|get|own|including|plus|with|earn|and|receive ~4 interest',
				'account|money|funds|it ~2 earns|earn|accrues|pays|gathers|draws ~3 interest',
			],
			with: ['account|money|funds|deposit*|savings|balance|in_there'],
			unless: [
				'credit_card*|card|cards|creditor*|late|fees|loan|rate|owe|bank_adds|keep*_adding|penal*|continu*|collection',
				'not|never|no ~3 interest',
			],
		},
		{
			id: 'B3',
			label: 'An insured bank, an independent administrator',
			say: [
				'fdic|federally_insured|insured_bank|insured_account|insured_institution|insured_financial|insured_savings',
				'account|money|funds|bank|deposit* ~6 insured|fdic',
				'independent|third_party|outside|separate|neutral ~2 administrator|company|bank|trustee|custodian|processor|provider|institution',
				'administrator|custodian|bank|processor ~5 not|nothing ~4 us|ours|owned|affiliated|related|connected',
			],
			with: ['account|money|funds|deposit*|savings|bank|administrator'],
			unless: ['not|never|no ~2 insured', 'insurance_company|your_bank_is'],
		},
		{
			id: 'B4',
			label: 'What the administrator charges',
			...providerCharge,
		},
	],
}

const feesAndTotalCost: RequiredDisclosure = {
	code: 'fees_and_total_cost',
	title: 'Our fee and the total cost',
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
			confirms: ['percentage|percent|fee ~8 <number>', '<percent> ~6 of|on'],
		},
		{
			id: 'E2',
			label: 'The estimated total in dollars',
			say: [
				'<percent> ~16 <number>',
				'so|that_is|which_is|comes_to|come_to|comes_out|equals|works_out|works_out_to|totals|total|call_it|makes|be ~3 <number>',
				'<number> ~1 dollars|bucks|total|on_your|on_the|for_the_whole',
				'total ~6 <number>',
				'<number> ~4 total|in_all|altogether|all_in|all_told',
			],
			with: ['percent|fee|fees|charge|charges|we_take|our_piece|our_end|our_cut|our_share'],
			unless: [
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

const recordingNotice: RequiredDisclosure = {
	code: 'recording_notice',
	title: 'The call is recorded',
	citation: 'State recording-consent laws, for example Cal. Penal Code 632 and Fla. Stat. 934.03',
	sayThis: 'Before we start, this call is recorded. Is that okay with you?',
	isTelemarketingSalesRule: false,
	due: 'in the opening',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'Said that the call is recorded',
			say: [
				'recorded_line|monitored_line|taped_line|recording_line',
				'call|calls|line|conversation|we|i|this|everything|everybody|both|phone|you ~5 recorded|recording|taped|taping|tape|monitored|on_tape',
				'we|i ~1 record|tape',
				'still|being|is|are|am|get|gets ~1 recorded|recording|taped|monitored',
				'recorded|recording|taped ~4 call|line|conversation|quality|training',
			],
			unless: [
				'credit_record|on_record|public_record|criminal_record|track_record|off_the_record ~',
				'lender ~3 recording|other_company',
				'short_recording|a_recording_that|hear_a_recording|play_a_recording',
				'with_my_manager|record_of|records_show|records_indicate|our_records|your_records',
			],
		},
	],
}

/** What a seller of debt relief is called, beside the firms of the lexicon. */
const sellers =
	'<firm>|debt|debt_ministry|debt_office|debt_advocates|consolidation|fresh_start|fresh_slate|funding|settlement|mission|fund|foundation'
const introduces = 'this_is|it_is|i_am|my_name_is|name_is|you_have_reached|calling'
/** Offices that sound like somebody and name nobody. */
const nameless =
	'hardship|enrollment_center|relief_center|relief_desk|relief_office|settlement_center|settlement_department|settlement_division|settlement_unit|card_services|federal|government|state_of|washington|attorney_general|bureau|treasury|credit_bureau|credit_union|your_bank|resolution_side|your_file|same_people|forgiveness_office|law_center|the_attorneys|the_lawyers|jumping_ship'

const callerIdentity: RequiredDisclosure = {
	code: 'caller_identity',
	title: 'Who is calling, to sell what',
	citation: '16 CFR 310.4(d)',
	sayThis: 'This is {name} with {company}, calling to offer our debt settlement service.',
	isTelemarketingSalesRule: false,
	due: 'in the opening',
	undoneBy: {},
	elements: [
		{
			id: 'E1',
			label: 'The name of the company',
			say: [
				'with|from|at|for|of|represent*|by|to|here_at|called|calling ..4 <firm>',
				`${introduces} ~5 with|from|at|over_at ~4 ${sellers}`,
				`^ ~2 with|from|at ~3 ${sellers}`,
				'<firm> here|calling|speaking',
				'thanks|thank_you|this_is|it_is ..5 <firm>',
				'<firm> $',
				`^ ..4 ${sellers} ~1 recorded|on_a|on_the|our_calls|calls_are|we_record|line|$`,
				`^ ..4 ${sellers} $`,
				`${introduces} ~3 with|from|at|over_at ~3 on_a|again|how|hows|real_quick|you_are_on|recorded|$`,
				`${introduces} ~3 with|from|over_at ~3 $`,
			],
			unless: [
				nameless,
				'other_company|another_company|with_me|with_you|with_the_program|with_them|with_the_relief|at_home|from_home|at_work',
				'your|need|want|help_with ~2 debt_settlement|debt_relief|debt $',
				'consumer_debt|elect_settlement|balance_of',
				'about|regarding|on|your|the|of|in|much|that|this|with_your ~1 debt $',
			],
		},
		{
			id: 'E2',
			label: 'That the purpose is to sell a service',
			say: [
				'sales_call|marketing_call|sales_pitch|a_pitch|i_am_in_sales|to_sell|we_sell|i_sell|am_selling|are_selling|paid_service|paid_program|paid_thing|for_pay|buy_our|buy_in|in_sales|the_sales_for|salespeople|salesman|saleswoman|salesperson',
				'i|we ~1 work_on_commission',
				'calling|callin|call|reason|here|like|want|wanted|love|hoping|looking|see|thing ~5 offer|sell|enroll|enroll_you|sign_you|signing_you|see_if_our|pitch|tell_you_about_our|talk_to_you_about_our|present_our|explain_our|walk_you_through',
				'calling|callin|call|reason|asked|about|see|go_forward|want|like|love|hoping|looking|get|getting ~6 sign_up|signing_up|sign_you_up|enrol*|buy|buying|join|joining|signed_up|you_in_a_program|you_into_a_program',
				'see ~1 if ~2 you ~2 want|like|care ~2 it|our|help|$',
				'see ~1 if ~3 suit*|fit*|makes_sense|right_for_you',
				'service|program|help|thing|plan|debts|debt|cards|card|it|that ..6 for_a_fee|charge_for|charges_for|pay_for|we_charge|costs_money',
				'for_a_fee|charge_a_fee|charges_a_fee|charges_for_it|it_is_a_service_we|something_we_charge|we_charge_for|you_pay_for',
			],
			unless: [
				'not ~3 sales|sell|selling|pitch|here_to_sell|for_pay',
				'no|without|any|never|not ~2 charge|fee|obligation',
				'they|other* ~3 charge|sell|fee',
			],
		},
		{
			id: 'E3',
			label: 'That it is debt relief or settlement',
			say: [
				'debt_settlement|debt_relief|debt_resolution|debt_negotiation|settlement|relief|resolution ~1 program|service|services|plan|help|info|information|programs',
				'about|our|do|sell|selling|offer|offering|for|in|into|is|explain|something ~1 debt_settlement|debt_relief|debt_resolution|debt_negotiation|settlement_thing',
				'negotiat*|bargain ~5 debt*|card*|creditor*|balances|bank|banks|people_you_owe|what_you_owe',
				'settle|settles|settling ~4 debts|debt|unsecured|cards|card|balances|what_you_owe|them|those|creditors|<number>',
				'we_are|were|company_is|company ~2 debt_settlement|debt_relief|debt_resolution ~1 company|firm|outfit|business',
				'program|service|sell|offer|help ~3 to ~1 settle|negotiate|resolve|lower',
			],
			unless: ['other|another ~1 company|outfit', 'not|never ~2 settle|negotiate|debt_settlement'],
		},
	],
}

/** The seven disclosures, in the order a reviewer reads them; the first five are those of the Telemarketing Sales Rule. */
export const requiredDisclosures: readonly RequiredDisclosure[] = [
	timeToResults,
	amountBeforeOffer,
	nonpaymentConsequences,
	dedicatedAccountRights,
	feesAndTotalCost,
	recordingNotice,
	callerIdentity,
]
