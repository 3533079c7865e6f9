/** Phrases that set the tone of the rep's message, in the notation of `#platform/english/phrases.ts`. */

/** High-pressure phrases, lawful or not. */
export const pushyWords: readonly string[] = [
	'today_only|only_today|last_chance|limited_time|offer_expires|expires_today|spots_left|right_now_or|now_or_never|act_now|act_fast|once_in_a|can_not_wait_any|no_time_to_lose|every_day_you_wait|the_longer_you_wait|stop_wasting|wasting_my_time|wasting_time|waste_of_time|make_up_your_mind|be_smart|you_would_be_crazy|you_would_be_foolish|be_a_fool|no_brainer|nothing_to_think|nothing_to_think_about|what_is_there_to_think|what_is_to_think|excuses|just_do_it|just_sign|just_say_yes|you_need_to_decide|have_to_decide|got_to_decide|decide_now|decide_today|decide_right_now|need_an_answer|need_your_answer|need_a_decision|sign_now|sign_today|sign_right_now|sign_up_now|enroll_now|enroll_right_now|do_it_now|do_this_now|do_this_today|commit_today|commit_now|trust_me|listen_to_me|do_you_want_to_lose|do_you_want_to_keep|you_do_not_need_to_ask|do_not_need_to_ask|do_not_need_permission|wear_the_pants|be_a_man|you_can_not_afford_not|can_not_afford_not_to|can_not_afford_to_wait|why_would_you_not|why_would_you_wait|why_wait|what_are_you_waiting|what_is_the_problem|what_is_stopping|you_called_us|you_have_no_choice|no_other_choice|no_other_option|only_option|only_way_out|card_number|get_your_card|read_me_the_card',
	'decide|sign|enroll|answer|yes|commit|back_to_me|know|expire* ~4 by|before|at ~1 end_of_day|end_of_the_day|midnight|tonight',
	'time|chance|offer|spots|clock ~1 running_out',
	'an_excuse|your_excuse|that_excuse|another_excuse|no_excuse',
	'today_or_you|today_or_it|today_or_they|today_or_never|today_or_else|today_or_lose',
	'do_not_wait|this_can_not_wait|it_can_not_wait|that_can_not_wait',
	'while_i_have_you ~6 sign|enroll*|start|decide|card',
	'just_need_you_to ~2 sign|say_yes|decide|agree|commit|enroll|trust',
	'^ come_on',
	'oh|well|so|but|and|now|aw come_on',
	'^ let_us_go $',
	'let_us_just ~1 do|sign|start|get_started|get_this|get_it|enroll*|go_ahead',
	'you_are ~2 grown_up|grown_man|grown_woman|adult',
]
/** Phrases that make a pressure phrase harmless. */
export const unpushed: readonly string[] = [
	'not|never|no|nothing ~5 decide*|pressure|sign_today|sign_now|deadline|rush|expire*|today',
	'nobody|anyone|anybody|if_someone|if_somebody ~5 sign|decide|today|pressure*|push*',
	'do_not_wait ..8 attorney|lawyer|legal_aid|court|summons|papers|counselor|doctor',
]

/** Industry jargon. */
export const jargonWords: readonly string[] = [
	'unsecured|tradeline*|charge_off|charge_offs|charged_off|amortiz*|utilization|dti|debt_to_income|bona_fide|pro_rata|escrow|underwriting|underwriter|fdcpa|tsr|cfpb|fcra|1099_c|insolven*|forbearance|principal|delinquen*|derogatory|tranche|apr|custodial|fiduciary|accrue*|accrual|remittance|disbursement|creditworth*|statute_of_limitations|litigation|statutory|leverage|portfolio|kpi|settlement_ratio|third_party|ach|draft_date|affidavit',
]

export const rudeWords: readonly string[] = [
	'shut_up|shut_it|stupid|idiot|idiots|moron|dumb|dummy|loser|deadbeat|pathetic|liar|lazy|hell_is_wrong|screw_you|fuck*|shit*|bitch*|asshole*|ass|damn_you|crap|bullshit|bull|ignorant|clueless|irresponsible|your_own_fault|your_fault|are_you_deaf|are_you_even_listening|could_not_care_less|not_my_problem|quit_whining|stop_whining|stop_crying|cry_me|you_people|whatever_lady|whatever_man|old_lady|old_man|get_a_life|what_is_wrong_with_you|you_are_wasting|stop_interrupting|do_you_even',
	'you_are|you_sound|your|being|be ~3 ridiculous|worthless|useless',
	'ridiculous ~1 question|objection|concern|worry|idea',
	'^ ~1 grow_up',
	'to|just|oh grow_up',
	'^ ~2 pay_attention',
	'you ~3 pay_attention',
	'i|we ~1 do_not_care',
	'^ do_not_care',
]
export const unrude: readonly string[] = [
	'not|never|no|nobody|none ~4 stupid|dumb|lazy|pathetic|loser|ignorant|irresponsible|your_fault|your_own_fault|worthless|useless|deadbeat|an_idiot|ridiculous',
	'no_such_thing|not_a_stupid|anything_but|far_from|nobody_is|i_am_an_idiot|i_do_not_care_how|i_was_stupid|sorry_that_was|my_old_man',
	'pay_attention_to ~2 letter*|mail|papers|notice*|date*|summons|email*',
]

/** Phrases that are dismissive in any context. */
export const brushOffWords: readonly string[] = [
	'^ whatever $',
	'^ whatever how|what|just|let_us|so|you_say|look|lady|man|dude',
	'beside_the_point|besides_the_point|neither_here_nor_there|if_you_say_so|who_cares|get_over_it|calm_down|over_your_head|too_complicated_for_you',
	'how_many_times do|must|have|will|should i',
	'^ so_what|big_deal|tough_luck|too_bad|deal_with_it|relax|chill $',
	'you ~3 overthink*|overreact*|exaggerat*|being_dramatic|being_silly|being_paranoid|being_difficult|worry_too_much|think_too_much|too_sensitive|making_this_complicated|making_this_hard|making_too_much|making_a_big_deal',
	'i ~1 just|already ~1 told_you|said_that|answered_that|explained_that|went_over_that',
	'told_you ~1 that|this|it already',
	'that_is|sounds_like your_problem',
	'irrelevant|pointless|out_of_proportion|trust_the_process|nothing_to_do_with_it|nothing_to_do_with_this',
	'^ yeah_yeah|okay_okay|yes_yes|yada_yada|blah_blah',
	'silly|stupid|weird|pointless ~1 question|worry|thing_to',
	'do_not|stop|quit ~2 so|being ~1 negative|dramatic|sensitive|difficult|silly|paranoid|emotional',
	'same_as|like everybody_else|everyone_else $',
	'we|i ~2 been|gone|went over ~1 this|that|it',
	'you ~1 not ~1 understand ~4 anyway',
]

/** Phrases that play something down. They are harmless unless the prospect is worried or waiting for an answer. */
export const makesLightWords: readonly string[] = [
	'^ moving_on|moving_along|next_question',
	'^ anyway|anyways|anyhow how|what|who|which|where|do|are|have|so|let|back|the|your|we',
	'so|but|okay|well anyway|anyways|moving_on how|what|who|which|where|do|are|have|let|back|the|your|we',
	'that|this|it ~1 not ~3 important|relevant|the_point|the_question|the_issue ~2 $',
	'^ ~1 not ~1 important|relevant ~2 $',
	'that|this|it does_not ~1 matter ~2 $',
	'do_not ~3 worry ~1 about|over ~2 that|it|this|them|those $',
	'should_not|stop|quit|no_reason_to ~2 worry|worrying ~1 about|over ~3 $',
	'let_us|we_should|can_we ~1 move_on|move_along $',
	'we|i|you do_not ~1 need|have|want ~1 to_talk_about|to_discuss|to_go_into|to_get_into|to_know ~1 that|this|it',
	'do_not_see ~1 why|how ~3 matters|matter|relevant|important $',
	'you|it|that will_be_fine|will_be_okay $',
	'it_is_what_it_is $',
	'just how_it_works|the_way_it_works|the_way_it_is|how_it_is $',
	'nothing_to_worry|no_need_to_worry ~1 about? ~1 $',
	'let_us_not ~2 get_into|go_into|talk_about|worry|dwell',
	'we_will|i_will|we_can ~1 get_to|come_to|talk_about|cover|discuss|deal_with ~2 later',
	'no_big_deal $',
	'not ~3 big_deal|big_of_a_deal $',
	'everybody|everyone|people|they_all ~1 says|say|asks|thinks|does that|it|this $',
	'people|they|everybody|everyone|customers|you_all always|all ~1 say|says|ask|asks|think ~1 that|this',
	'heard ~2 that_one|that|it|this|it_all before $',
	'like_i_said|as_i_said|like_i_told_you ~1 it_works|it_is_fine|it_will_be_fine|everything_is_fine',
	'^ ~2 not ~4 my_department|my_job|my_concern',
	'that|this|it ~1 not ~4 my_department|my_job|my_concern',
	'i|we do_not ~1 have ~1 time for|to',
	'^ ~2 let_me_finish',
	'get|go ~1 back_to ~2 numbers|point|topic|script|program|business|my_question|my_questions',
	'forget_about_it|forget_it|forget_about_that|forget_that|never_mind_that|never_mind_about',
	'in_the_paperwork|in_the_contract|in_the_agreement|in_the_fine_print ~2 you_can_read|just_read|read_it|look_it_up',
	'it_is|that_is just|only a_letter|a_fee|a_number|a_score|a_formality|paperwork $',
]
/** Courteous phrases that make them harmless. */
export const takesSeriously: readonly string[] = [
	'please|sorry|apolog*|promise|help|together|happy_to|glad_to|thank*|appreciate*|rough|roughly|if_you|after_you|your_question|your_worry|walk_you|with_you|good_question|fair_question|understand',
]

/** Phrases that acknowledge a question without answering it yet: looking it up, asking to repeat, asking back. */
export const deferringWords: readonly string[] = [
	'hold|wait|one|a|give_me|bear_with|just ~3 minute|moment|second|sec',
	'bear_with_me|hold_on|hang_on|hold_please',
	'let_me|i_will|i_can|want_to|would_rather|going_to|have_to|need_to ~2 check|look_up|look_that_up|look_it_up|find_out|find_that_out|ask|confirm|pull_up|pull_that_up|get_you|get_that|write_that_down|make_sure|get_back_to_you|come_back_to_you',
	'good_question|fair_question|great_question',
	'name|spell|spelling ~5 company|agency|bank|collector|creditor|street|letter|again|for_me',
	'to|before_i answer ~1 that|it|you|this|your_question',
	'say_that_again|say_it_again|once_more|one_more_time|repeat|pardon|did_you_say|do_you_mean|when_you_say|what_do_you_mean|not_sure_i_followed|missed|cut_out|broke_up|could_not_hear|did_not_hear|did_not_catch',
]
