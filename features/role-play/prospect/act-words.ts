import type { RepActName } from './rep-act.ts'

/**
 * How each act sounds. `say` alone shows it; `unless` in the same sentence undoes it. What follows from a question
 * and its topic (asks_debts and the like) or from the conversation (answers_question) is read elsewhere.
 */
export type ActWords = {
	act: RepActName
	say: readonly string[]
	unless?: readonly string[]
	/** Only as a question, or only when not one. */
	form?: 'question' | 'statement'
}

const settles = 'settle|settled|settles|settlement|settlements|approve|approved|agree|agreed|resolved|reached'
const loved =
	'wife|husband|spouse|partner|daughter|son|mother|father|mom|dad|brother|sister|fiance*|girlfriend|boyfriend|family|her|him|them|both_of_you|two_of_you|he|she'

export const actWords: readonly ActWords[] = [
	{
		act: 'introduces_self',
		say: [
			'this_is|my_name_is|name_is|i_am|you_have_reached|speaking_with ~4 with|from|at|here|calling|over_at|name|speaking',
			'my_name_is|i_go_by|you_are_speaking_with|you_have_got',
			'^ ~3 this_is',
		],
		unless: [
			'this_is ~1 not|what|how|why|where|the|a|an|your|really|very|about|going|because|just|something|normal',
			'i_am ~2 not|sorry|here_with_you|glad|happy',
		],
		form: 'statement',
	},
	{
		act: 'states_purpose',
		say: [
			'reason|purpose|point ~3 call|calling|my_call|of_this|today',
			'calling|call|called ~3 about|because|to|regarding|in_response|back',
			'you ~2 asked|requested|filled|reached_out|called|wrote|signed_up|inquired',
			'i ~2 help ~4 people|folks|families ~5 debt*|cards|creditor*',
			'what_we_do|what_i_do|our_job|we_offer|i_offer|we_sell|sales_call|to_see_if ~3',
			'debt_settlement|debt_relief|debt_resolution ~2 service|program|company|services',
		],
		unless: ['call_you_back|call_me_back|stop_calling'],
	},
	{
		act: 'asks_concern',
		say: [
			'what|which|how ~5 worry|worries|worried|concern|concerns|concerned|bother|bothers|bothering|scare|scares|scared|afraid|nervous|uneasy|hesitant|hesitation|hesitate|unsure|holding_you|keeping_you|stopping_you|makes_you|feel_about|high|stands_out|on_your_mind|weighs',
			'what|which ~5 part|piece|thing|bit ~5 think*|sure|right|wrong|off|most|fit*|feel*|want',
			'what_would ~3 need|have|make|take|help ~3',
			'what ~4 need_to_see|need_to_hear|need_to_know|like_to_know|want_to_think|want_to_know|be_comfortable|would_help|be_sure|make_it_right',
			'is_it|is_that ..12 or ..12 want|worr*|bother*|concern*|think*|scare*|uneasy',
			'is_it ~4 or',
			'tell_me|say ~3 more|what ~3 about_that|worr*|concern*|mean|behind|on_your_mind',
			'what_happened|what_went_wrong ~3 last|before|with|there|then|that_time|them',
			'what ~2 behind|underneath',
			'what ~2 did|do ~2 they|them ~3 offer*|do|say|tell|charge|promise|quote*',
			'what ~1 hear|heard|read|seen|told',
			'what_questions|any_questions|any_concerns|what_else',
		],
	},
	{
		act: 'asks_who_decides',
		say: [
			'who|anyone|anybody|someone|somebody ~5 decid*|decision*|involved|in_on|part_of_this|share*|on_the_call|weigh_in|say_in|signs_off|handles ~',
			`is|are|does|do|would|should|will ~3 ${loved} ~5 decid*|decision*|know*|involved|agree|think|feel|part_of|on_board|say|join|want|help`,
			'do_you ~2 make|decide|handle ~6 together|alone|on_your_own|yourself|decisions|finances|money',
			'anyone_else|anybody_else|someone_else ~6 talk|hear|be_here|should|would|need',
		],
		form: 'question',
	},
	{
		act: 'asks_permission',
		say: [
			'may_i|can_i|could_i|mind_if_i|okay_if_i|all_right_if_i|alright_if_i|is_it_okay_if|is_that_okay|is_it_all_right|would_it_be_okay|would_it_be_all_right|would_you_mind|do_you_mind|would_it_help_if|fair_to_ask|if_i_may|if_you_do_not_mind|is_now_a_good_time|is_this_a_good_time|good_time_to_talk|do_you_have_a_minute|have_a_few_minutes|okay_with_you|all_right_with_you|okay_to_ask|shall_i|would_you_be_open|would_you_be_comfortable|are_you_comfortable',
		],
		unless: ['can_i_get_you_enrolled|can_i_sign|card_number'],
	},
	{
		act: 'empathizes',
		say: [
			'sorry ~6 hear|happened|going_through|that|you|for|about|losing|loss|it|this|to',
			'that|it|this|all_that ~1 is|was|sounds|must|has|had|would ~4 hard|rough|tough|scary|frightening|stressful|exhausting|heavy|a_lot|frustrating|awful|painful|difficult|overwhelming|terrible|lonely|tiring|upsetting|unfair|unsettling',
			'sounds_like|sounds|must_be|must_have ~4 hard|rough|tough|scary|stress*|exhaust*|heavy|a_lot|frustrat*|awful|painful|difficult|overwhelm*|weigh*|worr*|pressure',
			'i_can_imagine|i_can_hear|i_hear_you|i_hear_that|i_hear_how|i_understand|i_get_it|i_get_that|i_can_see_why|i_can_understand|i_see_why|makes_sense|makes_total_sense|no_shame|nothing_to_be_ashamed|you_are_not_alone|not_your_fault|do_not_blame_you|would_feel_the_same|anyone_would|anybody_would|in_your_shoes|in_your_place|i_would_be_too|i_would_be_worried|good_for_you|good_on_you|takes_courage|took_courage|takes_guts|that_took|lot_of_people|lots_of_people|i_appreciate_you_telling|i_appreciate_you_sharing|thank_you_for_telling|thank_you_for_sharing|thanks_for_telling|thanks_for_sharing|glad_you_told|fair_enough|fair_concern|fair_question|good_reason|good_question|every_right|right_to_be|natural|understandable|no_wonder',
			'you ~2 have|had ~4 on_your_plate|a_lot|been_through|to_carry|on_your_shoulders|rough|hard',
			'i ~1 respect|admire|feel_for',
			'^ ~2 i_am ~2 sorry $',
			'of_course ~3 worried|scared|upset|tired|careful|you_are|you_do|you_would',
		],
		unless: ['but_you_owe|your_own_fault|sorry ~2 not|can_not_help|sorry_but', 'not_my_problem'],
	},
	{
		act: 'summarizes',
		say: [
			'so|okay|alright|let_me|if ~3 make_sure|heard|hearing|understood|understand_you|sum|recap|got_this_right|have_this_right|have_it_right|play_back|say_back|repeat_back|see_if_i|check_i|understanding',
			'let_me ~3 sum|recap|repeat|play|check|make_sure|see_if|say_back|put_that|put_it_together|read_back',
			'to_recap|to_sum_up|in_short_you|what_i_am_hearing|what_i_hear|what_i_heard|from_what_you_told|from_what_you_have_told|from_what_you_said|you_told_me|you_mentioned|you_said|as_you_said|as_you_told',
			'^ ~2 so ~2 you ~3 have|owe|are|got|want|were|need ~6',
			'sounds_like ~6 you|the|what',
			'did_i ~3 right|miss|everything',
		],
	},
	{
		act: 'checks_understanding',
		say: [
			'in_your_own_words|say_it_back|tell_me_back|make_sense|makes_sense_so_far|making_sense|any_questions|what_questions|do_you_understand|do_you_follow|with_me_so_far|anything_unclear|is_that_clear|am_i_clear|am_i_making|what_did_you_take|how_does_that_sound|how_does_that_land|how_do_you_feel_about|what_do_you_think|sit_with_you|sound_to_you|what_does_that_mean_to_you|how_would_you_explain|what_stands_out|questions_about_that|questions_so_far',
		],
		form: 'question',
	},
	{
		act: 'explains_program',
		say: [
			'we|our_negotiators|our_people|negotiators|our_team|i ~4 negotiat*|settle|work_with|deal_with|make_an_offer|make_offers|try_to_settle ~6 creditor*|debt*|card*|bank*|balance*|them|less|each|lender*|collector*',
			'you ~4 set_aside|save|put|deposit|build|pay ~7 account|month|monthly|each_month|savings|settle*|deposit*',
			'program|plan|this ~2 works|is|means|relies|covers|includes ~8 settle*|negotiat*|unsecured|less|creditor*|account|debts',
			'settle*|negotiat* ~6 less|lower|part|fraction|smaller',
			'here_is_how|how_it_works|the_way_it_works|how_this_works|how_the_program|way_this_works',
			'not_a_loan|is_not_a_loan',
		],
		form: 'statement',
	},
	{
		act: 'explains_fee',
		say: [
			'fee|fees|charge|charges|paid|pay|owe_us|due ..8 until|after|once|only_when|only_if|unless|only_after|not_before|when ~6 settle*|approve*|agree*|resolved|first_payment|payment_has|payment_goes|paid_on',
			`until|after|once|unless|when|before ~8 ${settles} ~8 fee|pay_us|charge|owe_us|paid|nothing`,
			'no|nothing|not|zero|never ..4 fee|fees|charge|due|owe|owed|upfront|up_front|cost|pay ..6 until|before|unless|up_front|upfront|front|first|to_start|today',
			'our_fee|my_fee|the_fee|fee_is|fee_of|we_charge ~6 <number>|percent|debt|enroll*|settle*|share',
			'<percent> ~3 enroll*',
			'<percent> ~6 fee|fees',
			'total|all_in|altogether|everything ~6 <number> ~5 fee|fees|including|with',
		],
		unless: ['their|other_company|late ~1 fee|fees'],
		form: 'statement',
	},
	{
		act: 'explains_credit_effect',
		say: [
			'credit|score|credit_report ~9 hurt*|drop*|fall*|suffer*|down|hit|damage*|lower*|worse|ding*|affect*|harm*|years|dip*|sink*|recover*|rebuil*',
			'hurt*|drop*|damage*|lower*|harm*|hit|affect*|ding* ~5 credit|score',
			'late|missed|settled ~6 report|reports|bureau*|credit ~5 years|stay*|show*',
			'stay*|show* ~5 report|credit ~4 years|<duration>',
			'can_not|could_not|not|will_not ~2 predict|promise|tell_you ~5 score|credit',
		],
		form: 'statement',
	},
	{
		act: 'explains_lawsuit_risk',
		say: [
			'can|could|may|might|will|possible|possibly|chance|risk|some|sometimes|do|would ~7 sue|sues|sued|suing|lawsuit|lawsuits|court|collections|collectors|garnish*|legal_action',
			'sue|sued|lawsuit|suing|court|summons|papers ~8 can|could|may|might|possible|possibly|chance|risk|happen*|attorney|lawyer|legal_aid|ignore|right_away|answer|deadline',
			'can_not|could_not|will_not|not|cannot ~3 stop|prevent|control|block|protect|promise ~5 sue|suing|lawsuit*|court|sued',
			'summons|lawsuit|sued|papers|court_date|complaint ~10 attorney|lawyer|legal_aid|court|answer|ignore|deadline',
			'do_not_ignore|not_ignore ~3 it|that|papers|summons|lawsuit|them',
		],
		form: 'statement',
	},
	{
		act: 'explains_account',
		say: [
			'account|money|deposits|funds|savings ~6 yours|your_name|you_own|belongs_to_you|your_own|you_control|in_your_name|stays_yours|your_money',
			'your_account|your_own_account|your_name|you_own|you_control|belongs_to_you|your_money ~8 account|bank|insured|fdic|money|leave|deposit*|savings',
			'fdic|insured_bank|insured|independent ~4 account|bank|company|administrator|provider',
			'leave|quit|cancel|stop|withdraw|walk_away|change_your_mind|out ..10 penalty|penalties|no_charge|get_it_back|get_back|any_time|anytime|refund*|back',
			'not|never|do_not ~3 hold|touch|control|handle|keep ~3 your|money|funds|account',
		],
		form: 'statement',
	},
	{
		act: 'explains_time',
		say: [
			'<duration> ~7 program|estimate*|plan|finish|offer|offers|total|takes|take|run*|about|roughly|all|done|complete*|settle*',
			'estimate*|about|roughly|takes|take|around|usually|program|plan|runs|somewhere|expect|offer|offers|between|run ~6 <duration>',
			'offer|offers|first ~8 month ~2 <number>',
			'<number> ~3 months|years',
			'how_long ~6 depend*|creditor*|save',
		],
		form: 'statement',
	},
	{
		act: 'explains_alternatives',
		say: [
			'credit_counsel*|counseling_agency|nonprofit_counsel*|debt_management_plan|hardship_plan|hardship_program|legal_aid|bankruptcy_attorney|bankruptcy_lawyer|consolidation_loan|on_your_own|do_it_yourself|by_yourself|yourself_for_free|other_options|other_option|alternative|alternatives|other_ways|other_routes|other_paths|another_option|different_route|income_driven|loan_servicer|your_servicer|call_the_creditors_yourself|negotiate_yourself|payment_plan',
			'bankruptcy|chapter_7|chapter_13|chapter_seven|chapter_thirteen ~8 better|option|right|fit|attorney|lawyer|may|might|look|hear|talk',
			'you_can|you_could ~5 call|ask|negotiate|pay|keep_paying|talk_to|settle ~6 yourself|them|creditor*|bank|directly|on_your_own|no_fee|free',
			'attorney|lawyer ~7 bankrupt*|consult*|free|advise|advice|first',
		],
		form: 'statement',
	},
	{
		act: 'offers_time',
		say: [
			'no_rush|no_hurry|no_pressure|no_deadline|if_you_would_rather|the_right_time_for_you|make_it_the_right_time|not_a_deadline|nothing_expires|does_not_expire|not_expire|will_not_expire|not_going_anywhere|take_your_time|take_all_the_time|take_the_time|take_a_day|take_a_few_days|as_long_as_you_need|whenever_you|when_you_are_ready|sleep_on_it|think_it_over|think_about_it|think_it_through|talk_it_over|you_do_not_have_to_decide|do_not_have_to_decide|not_have_to_decide|nothing_to_decide|not_asking_you_to_decide|no_need_to_decide|do_not_decide|do_not_need_to_decide|up_to_you|your_decision|your_call|your_pace|your_choice|read_it_first|read_it_over|before_you_decide|before_you_sign|can_wait|i_can_wait|will_wait|it_will_keep|still_be_here|a_day_or_two|few_days|whatever_you_decide|same_offer|there_is_time|no_obligation|when_it_suits|wait_until_you|if_now_is_not|not_today',
		],
		unless: ['not_much_time|why ~3 think_about_it|what_is_there|do_not ~3 time|running_out'],
	},
	{
		act: 'offers_to_include_spouse',
		say: [
			`${loved} ~8 call|line|phone|together|join|join_us|hear|listen|speaker|conference|three_way|here|on_with_us|with_you|ask_me|questions|talk_to|talk_with|talk_it_over`,
			`bring|get|have|include|add|invite|put|talk_to|talk_with|ask|show|call|wait_for ~3 ${loved}|your_wife|your_husband`,
			'three_way_call|three_way|conference_call|speakerphone|all_three_of_us|both_of_you|the_two_of_you',
			'with_your ~1 wife|husband|spouse|partner|daughter|son|mother|father|mom|dad|brother|sister|fiance*|family',
		],
		unless: ['tell ~2 later|without_telling|not_tell|do_not_need ~3|why_do_you_need'],
	},
	{
		act: 'offers_proof',
		say: [
			'look|check|find|verify|read|search|see|google|call|ask|confirm ~6 us|us_up|license*|license|reviews|complaint*|complaints|attorney_general|better_business|bbb|record|company|registr*|state|for_yourself|yourself|online|number|consumer',
			'license|licensed|license_number|registered|registration|accredit*|attorney_general|better_business|bbb|complaint_database|cfpb|consumer_financial|reviews|published|website|audited|address',
			'prove|proof|evidence|see_for_yourself|do_not_take_my_word|not_take_my_word|check_me|check_us|call_back_the_number|call_the_number|hang_up_and_call',
			'put|show ~3 numbers|side_by_side|same_things|compare|comparison',
			'compare ~7 fee|fees|total|same|cost|us|both|license*|complaint*|them',
		],
	},
	{
		act: 'offers_written',
		say: [
			'send|email|e_mail|mail|text|fax ~7 agreement|writing|paper|papers|document*|copy|everything|it|details|numbers|this|that|summary|breakdown|estimate|disclosures|page|link|information|figures|license',
			'get|give|put|write|leave|have|show ~5 agreement|in_writing|documents|copy|summary|breakdown|on_paper|written_down',
			'in_writing|on_paper|written_down|in_black_and_white|a_copy_of|by_email|by_mail|written_copy|written_agreement|read_the_agreement',
		],
		unless: [
			'sent_you_to|put_in_the_account|send_the_payment|send_your_payment|send_money|give_up|give_it_up|give_me|get_you_enrolled|card_number|stop_sending|pay_them',
		],
	},
	{
		act: 'offers_callback',
		say: [
			'call|ring|phone|check_in|check_back|follow_up|get_back|reach_out|touch_base|talk|speak|reconnect|connect ~2 back|again|you|me|with_you|then|with_both ~5 tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|weekend|next_week|later|when|evening|morning|afternoon|back|in_a|time|day|after|at|tonight|month|noon',
			'i_can|i_will|happy_to|glad_to|let_me ~2 check_in|check_back|follow_up|call_you|call_back|ring_you',
			'call_you_back|call_me_back|call_back|talk_again|speak_again|when_shall|when_should|what_day|what_time|good_time_to_call|better_time|pick_a_time|set_a_time|find_a_time|schedule*|my_direct|direct_line|direct_number|call_me_when|call_me_if|call_whenever|here_is_my_number',
		],
		unless: ['stop_calling|creditor*|collector* ~3 call|they_will_call|the_bank_will'],
	},
	{
		act: 'admits_limits',
		say: [
			'can_not|could_not|cannot|will_not|not|never|no ~3 promise|guarantee|predict|guaranteed|advise|give_legal|legal_advice|tax_advice|tell_you_what|tell_you_that|say_for_sure|know_that|know_exactly|speak_to|speak_for|swear|prevent|stop_them|control|know_for_sure|certain|tell_you_you',
			'no_guarantee*|no_promise*|nothing_is_guaranteed|nothing_is_certain|not_a_lawyer|not_an_attorney|not_lawyers|not_attorneys|not_a_law_firm|not_for_everyone|not_for_everybody|not_right_for_everyone|does_not_work_for|not_a_magic|no_magic|i_do_not_know|not_everyone|not_everybody|may_not_settle|might_not_settle|may_not_work|might_not_work|not_a_fit|not_the_right_fit|not_right_for_you|may_not_be_right|might_not_be_right|may_not_be_the|might_not_be_the|only_an_estimate|just_an_estimate|is_an_estimate|it_is_an_estimate|not_a_promise|there_are_risks|downside|downsides|drawback*|real_risk*|the_bad_news|hard_part|honest_answer|i_will_be_honest|to_be_honest|be_straight|be_upfront_with|honestly|private_company|for_profit|i_earn_a_commission|paid_a_commission|on_commission',
			'no_creditor|no_bank|nobody|no_one ~3 has_to|can|must|is_required|promise',
			'creditor*|bank*|they|some|lender* ~2 do_not_have_to|may_refuse|might_refuse|can_refuse|can_say_no|may_say_no|might_say_no|not_have_to',
			'some|one ~3 may|might|will|can|do|did ~2 not|refuse',
			'can|could|may|might ~2 happen ~2 here|too|with_us',
			'can|could|may|might ~3 take_longer|cost_more|not_work|refuse|sue|say_no',
		],
	},
	{
		act: 'advises_against',
		say: [
			'not ~4 right_fit|good_fit|fit_for|right_program|right_thing|right_choice|belong|belongs|right_for_you|best_for_you|right_move|enroll_you|be_fair_to_enroll|in_your_best',
			'would_not|should_not|can_not|could_not|do_not|will_not ~3 enroll_you|sign_you|put_you|recommend_this|recommend_our|recommend_it|sign_up|take_you_on|advise_you_to_join',
			'you_are|you_would_be|you_will_be|serve|serves|served ~1 better|better_off|better_served',
			'should|please|want_you_to ~2 talk|see|call|speak|start ~4 attorney|lawyer|legal_aid|counselor|servicer ~5 first|before|instead',
			'does_not_make_sense_for_you|would_not_make_sense_for|this_is_not_for_you|is_not_for_you|not_the_program_for|we_are_not_the_right',
		],
		unless: [
			'may|might|could|maybe|perhaps|some_people|for_some|if|whether|unless|why|until|before_you_decide|everyone|everybody',
			'not|never ~2 better_off|better_for_you',
		],
		form: 'statement',
	},
	{
		act: 'corrects_self',
		say: [
			'let_me ~2 correct|fix|take_that_back|take_back|rephrase|restate|clear_that_up',
			'i ~2 misspoke|was_wrong|was_mistaken|said_that_wrong|should_not_have_said|take_that_back|need_to_correct|got_that_wrong|made_a_mistake',
			'correction|scratch_that|that_was_wrong|that_was_not_right|that_is_not_accurate|not_what_i_meant',
		],
	},
	{
		act: 'respects_request',
		say: [
			'do_not_call_list|no_call_list|remove_you|removed_you|take_you_off|taken_you_off|will_not_call|not_call_you|not_hear_from_us|not_hear_from_me|not_bother_you|will_not_contact|stop_calling|put_this_number|respect_that|let_you_go|leave_it_there|leave_you_be|i_understand_and_respect',
		],
	},
	{
		act: 'asks_to_enroll',
		say: [
			'ready|want|like|able|prepared|happy|willing|comfortable|okay ~5 enroll*|sign_up|get_started|move_forward|moving_forward|go_ahead|go_forward|going_forward|begin|start_the|sign|join|do_this|jump_in|getting_started|going_ahead|be_enrolled',
			'shall_we|should_we|can_we|could_we|let_us|can_i|may_i|could_i|shall_i|let_me|i_will|i_am_going_to|we_can|i_can ~4 enroll*|sign_you|sign_up|get_you_started|get_started|get_this_started|get_you_enrolled|move_forward|go_ahead_and|start_the|start_your|get_it_done|set_you_up|set_it_up|get_you_set|lock|get_you_in|do_the_paperwork|open_the_account|begin_the|get_going',
			'do_you ~4 enroll|go_ahead|sign_up|get_started|move_forward|start_today|join|sign',
			'what_do_you_say ~6 start|enroll*|sign|go_ahead|today|forward',
			'enroll_today|enroll_now|sign_today|sign_now|sign_right_now|start_today|get_started_today|get_started_now|sign_up_today|sign_up_now|sign_here|need_your_signature|give_me_your_card|card_number|bank_account_number|routing_number|your_social|your_yes|just_say_yes|you_say_yes|you_to_say_yes|i_just_need_a_yes|enroll_right_now',
			'is_that_a_yes|are_you_in|deal|can_i_count_you_in',
		],
		unless: [
			'not ~4 enroll*|sign|start|get_started|decide',
			'before|if|when|once|unless|after|who|everyone_who|people_who|you_would|had ~3 enroll*|sign|join|decide',
			'do_not_need|no_need|no_rush|did_you|have_you|ever|other_company|a_couple_of_questions|with_a|a_few_questions|a_deal|good_deal|real_deal|great_deal|deal_with|the_deal',
			'get_started|start ~2 with|by',
		],
	},
	{
		act: 'agrees_next_step',
		say: [
			'talk|speak|call|call_you|ring|meet|check_in|touch_base|reconnect|follow_up|pick_this_up|pick_up ~5 tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next_week|this_evening|in_the_morning|tonight|tomorrow_night|weekend|a_week|two_days|a_few_days|at_<number>|after_you',
			'tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|next_week|tonight|this_evening ~7 talk|call|speak|work|works|good|better|suit|okay|reach|phone|ring',
			'next_step|next_steps|when_shall_we|when_should_we|when_should_i|when_can_we|when_would|what_day|what_time|which_day|set_a_time|pick_a_time|find_a_time|schedule_a|put_a_time|same_time|book_a',
			'shall|should|can|could|would|will|let ~4 talk_again|speak_again|call_you_back|call_back|check_back|follow_up',
			'i_will|we_will|let_me|i_can ~3 call|send|email|mail ~8 tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|next_week|this_evening|then_we|and_we|and_talk|and_call',
		],
		unless: ['creditor*|collector*|bank* ~3 call', 'sign ~3 tonight|today'],
	},
	{
		act: 'thanks',
		say: ['thank_you|thanks|appreciate|appreciated|grateful|good_of_you|kind_of_you'],
		unless: ['no_thanks|no_thank_you'],
	},
	{
		act: 'says_goodbye',
		say: [
			'goodbye|good_bye|bye|take_care|have_a_good|have_a_great|have_a_nice|wish_you_well|wish_you_the_best|all_the_best|best_of_luck|good_luck|enjoy_your|talk_soon|talk_then|good_night|let_you_go',
		],
	},
]
