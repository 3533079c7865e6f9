/** An objection: how customers raise it and how to answer it honestly. */
export type KnownObjection = {
	code: string
	title: string
	/** What to say, without pressing. */
	sayThis: string
	/** How customers put it, in the notation of `#platform/english/phrases.ts`. */
	raised: readonly string[]
	/** Wordings in the same sentence that speak of something else. */
	unless?: readonly string[]
}

/** The twelve objections, each with an honest answer. */
export const knownObjections: readonly KnownObjection[] = [
	{
		code: 'price',
		title: 'Price',
		sayThis:
			'Fair to ask. Nothing is due to us until a debt is settled, you approve it and a payment has gone out. Which part feels high: the total, the monthly deposit or the fee?',
		raised: [
			'too|pretty|awful|awfully|kinda|really|mighty|a_bit|so ~1 expensive|high|steep|pricey|rich|costly',
			'too_much|<number> ~1 a ~2 bike|car|truck|vacation|semester|transmission',
			'can_not|could_not|not|never|no ~3 afford|swing|manage|cover|spare|come_up_with|do_that_much|pay_that|make_that|squeeze|stretch',
			'have_not|do_not|not|no|haven_t ~2 got|have ~3 <number>|that_kind|that_much|money|extra|room|it_to_spare',
			'that_is ~3 a_lot|lot_of|steep|high|too_much|highway_robbery|robbery|whole_paycheck|half_my|expensive|more_than|pricey|rent|real_money|car_payment|a_month_of',
			'lot_of_money|lot_of_dough|chunk_of_change|pretty_penny|arm_and_a_leg|highway_robbery|out_of_my_range|out_of_my_budget|over_my_budget|beyond_my|tight_budget|budget_is|money_is_tight|things_are_tight|strapped|stretched_thin|living_paycheck|barely_getting_by|out_of_reach|sticker_shock|rich_for_my_blood|blows_my_budget',
			'<number> ~2 is|s|that_is ~4 bike|car|vacation|rent|mortgage|groceries|month|paycheck|truck|tuition|lot',
			'fee|price|cost|payment|percent|<number> ~4 high|steep|much|lot|crazy|expensive|ridiculous|ouch|killer|kills_me|hurts|bite|sounds_like_a_lot|rough',
			'why ~4 so_much|that_much|so_high|<percent>|pay_you',
			'lower ~4 fee|payment|it|that|price|the_percentage ~1',
			'i_could_do|i_can_do|all_i_can_do|most_i_can_do|best_i_can_do|only_do|only_got ~2 <number>',
			'lying_if_i_said_i_could|i_do_not_have_it|do_not_have_that|ain_t_got_it|ain_t_got_that|do_not_have_an_extra|not_in_the_budget|no_wiggle_room|nothing_left_over|nothing_left_at_the_end',
			'can_you ~3 cheaper|less|lower|discount|come_down|do_better',
		],
		unless: [
			'balance|interest ~3 high',
			'how_much',
			'too_much_going_on|too_much_trouble',
			'so_much_for|thank_you_so_much|thanks_so_much|so_much_trouble|owe_so_much|so_much_stress',
		],
	},
	{
		code: 'think_about_it',
		title: 'Wants to think about it',
		sayThis:
			'Of course, nothing expires. Is it the fee, the credit impact or the risk of a lawsuit you want to think through? I can send the agreement and we talk when you choose.',
		raised: [
			'do_not|not ~2 decide|sign|jump|rush|commit|agree ~4 phone|today|tonight|spot|right_away|anything|things|nothing',
			'not_one_to ~2 jump|rush|decide',
			'need|want|give|take|like ~2 night|day|minute|while|weekend|week|time|couple|few ~3 ',
			'look ~2 at_my|over_my|at_the|over_the|through ~3 numbers|budget|papers|bills|agreement|contract',
			'sit_with|sleep|chew|stew|mull|marinate|simmer|soak|turn_it_over|weigh|weighing ~2 it|on|that|this|over',
			'get_back_to|call_you|ring_you|let_you_know|holler_at_you ~3',
			'think|thinking|mull|ponder|chew|pray|sleep|sit|stew|consider|noodle|digest|reflect ~2 about|on|over|it|this|that|through ~2',
			'need|want|like|have|got|going ~3 think|time|read|look_over|look_it_over|look_at_it|review|digest|process|go_over',
			'let_me|i_will|lemme|gotta|i_would|i_better ~2 think|read|sleep|pray|mull|chew|look_over|look_it_over|go_over|review|digest|get_back_to_you',
			'run_the_numbers|put_a_pencil|do_the_math_on|look_through_it|look_it_through|go_through_it|night_to|day_or_two|weekend_to|let_it_settle|let_it_sit|mull|study_it|study_on|think_some|think_more|do_some_thinking|do_my_homework|time_with_it',
			'sleep_on_it|sit_on_it|sit_on_this|sit_with_it|mull_it|chew_on|turn_it_over|few_days|couple_of_days|couple_days|over_the_weekend|get_back_to_you|call_you_back|let_you_know|not_going_to_decide|not_deciding|not_make_a_decision|do_not_sign_anything|never_sign_anything|not_signing_anything|not_ready_to|read_it_first|read_the_fine|read_everything|read_every|send_me_something|something_in_writing|in_writing_first|think_it_over|think_this_over|think_on_it|need_a_minute|rushed|rushing_me|pressure',
		],
		unless: [
			'what_do_you_think|i_think_so|i_was_thinking_of|i_think_it_was|makes_me_think|thinking_about_asking|think_about_it_every|thought_about',
			'let_me_think ~3 <number>',
		],
	},
	{
		code: 'spouse',
		title: 'Wants to ask a spouse or family',
		sayThis:
			"That's sensible. Would a three-way call help, so they hear the risks from me and not second-hand?",
		raised: [
			'husband|wife|spouse|partner|fiance*|boyfriend|girlfriend|hubby|missus|old_man|old_lady|better_half ~5 know|about_this|say_so|agree|sign|on_board|in_on|kill_me|divorce_me|flip|would_never|does_the_money|handles|checkbook|decides|both',
			'do_not|never|not|nothing ~4 without ~3 husband|wife|spouse|partner|her|him',
			'got_to|have_to|need_to|better|ought_to|should|want_to|let_me|gotta ~2 ask|talk_to|talk_with|run|check|clear|tell|speak_with ~4 husband|wife|spouse|partner|her|him|fiance*|boyfriend|girlfriend',
			'talk|ask|check|run|discuss|speak|clear|consult|bring|show|tell|go_over|hear|wait|sit_down|need|decide|without|with ~5 husband|wife|spouse|partner|fiance|fiancee|boyfriend|girlfriend|old_man|old_lady|better_half|missus|hubby|mister',
			'husband|wife|spouse|partner|fiance*|boyfriend|girlfriend|hubby|missus ~4 handles|does|needs|would|will|has|have_to|kill|decides|know|says|said|wants|pays|not_know|does_not_know|has_to|say|involved|want|mad',
			'need|want|have|like|got ~4 to_hear_it|to_hear_this|to_agree|to_weigh_in|on_the_phone_too',
			'my|the ~1 husband|wife|spouse|partner|fiance*|girlfriend|boyfriend|missus|hubby ~6 first|before|home|back|blow|flip|okay|sign|agree|like|wants|let|knew|thinks|hears|sees|looks|sure',
			'we_decide_together|decide_together|both_of_us_have|my_other_half|joint_decision',
		],
		unless: [
			'ex_husband|ex_wife|my_late|died|passed|lost_his_job|lost_her_job|my_husband_had|divorce*',
			'husband|wife|partner ~3 has|had|got|was|is ~3 cancer|sick|laid|hurt|working|hours',
		],
	},
	{
		code: 'competitor',
		title: 'Comparing with another company',
		sayThis:
			'Compare us on the same things: fee and base, total cost, when the fee is charged, time to an offer, who holds the account, complaints and licenses.',
		raised: [
			'freedom|national_debt_relief|accredited|americor|beyond_finance|pacific_debt|clearone|century_support|curadebt|jg_wentworth|lendingclub|rocket ~',
			'other|another|different|one_of_the_other|second|somebody_else|someone_else|guy_on|one_on ~4 company|place|outfit|quote|quoted|offer*|called|said|wants|charge*|cheaper|radio|tv|percent|rate|fee|outfits',
			'why ~4 you|yours ~4 instead|over|better|rather ~3 them|others|someone|somebody|another',
			'difference ~3 between ~3 you ~4',
			'shopping_around|shop_around|compare|comparing|two_other|three_other|couple_of_other|couple_other ~',
			'other|another|different|competing|second|rival|couple ~2 company|companies|outfit|place|firm|guy|guys|people|folks|program|quote|quotes|offer|ones|service|outfits',
			'shop|shopping|compare|comparing ~2 around|prices|you|quotes|offers|you_guys|rates',
			'working|signed|enrolled|with|talking|talked|spoke|called|meeting|quoted|going ~3 freedom|national_debt_relief|accredited|americor|beyond_finance|pacific_debt|new_era|clearone|century|curadebt|somebody_else|someone_else',
			'they|he|she|guy|lady ~3 quoted|offered|charge|charges|said_they_charge|only_charge*|wanted|would_do_it ~4 <percent>|<number>|less|lower|cheaper',
			'got|have|had|saw|seen ~3 letter|mailer|quote|offer ~3 from|with|by',
			'they|he|she ~2 only|just ~2 charge|charges|wanted|want|take|takes|asked|ask',
			'lower|less|cheaper|better ~2 fee|rate|deal|percent|terms ~3 you|they|them|there|elsewhere',
			'cheaper|better|lower ~3 elsewhere|somewhere_else|than_you|offer|quote|deal|rate_from',
			'somebody_else|someone_else ~3 offered|quoted|told|already|helping',
		],
		unless: [
			'collect*|card|credit_card|job|work_for|another_loan|other_guys_called|took|burned|years_ago|before_and|last_time',
		],
	},
	{
		code: 'not_right_time',
		title: 'Not the right time',
		sayThis:
			"Understood. What would make it the right time? I can check in when you say, or not at all if you'd rather I didn't.",
		raised: [
			'bad|wrong|not|terrible|worst|not_a|not_the ~2 good|right|best|great|time ~1 time|moment|timing|now|day',
			'not ~2 right_now|just_now|this_month|this_week|today|at_the_moment|this_year|yet',
			'after|until|till|wait ~4 holidays|christmas|new_year|taxes|tax_refund|school|harvest|season|payday|bonus|vacation|summer|winter|spring|fall|january|next_year|next_month|surgery|wedding|move|baby|two_weeks|posted|layoff|review|divorce',
			'next ~1 month|year|quarter|spring|summer|fall|winter|season ~4',
			'call ~3 next|in_a_few|in_a_month|in_a_couple|in_the_spring|after|later_this|in_january|in_two',
			'too_much_going_on|too_soon|too_busy|in_the_middle_of|lot_going_on|bad_timing|timing_is|got_a_lot|another_time|some_other_time|maybe_later|down_the_road|hold_off|put_it_off|wait_a_bit|wait_and_see|wait_until|wait_till|wait_for|rather_wait',
			'hours|shifts|schedule|results|raise|bonus|check|refund ~3 get_posted|come_out|comes_in|posted',
		],
		unless: [
			'long_time|next_month_is|how_long|since|last_month|not_yet|not_yet_no|what_happens_next',
			'can_not_pay_right_now',
		],
	},
	{
		code: 'manager_or_not_authorized',
		title: 'Not the one who decides, or wants a manager',
		sayThis:
			"Thanks for telling me. Who should be on the call? I can't enroll a debt without the person who owes it.",
		raised: [
			'talk|speak|get|put|who|where|is|want|let|give|transfer|connect|need ~3 manager|supervisor|boss|higher_up|someone_in_charge|owner|in_charge ~1',
			'your_boss|your_manager|your_supervisor|your_superior',
			'not ~4 my_decision|my_call|my_place|up_to_me|mine_to|the_one_who|authorized|allowed|my_debt|in_my_name|my_account|my_money|the_right_person',
			'power_of_attorney|poa|guardian|trustee|conservator|handles_my_money|handles_the_money|handles_my_finances|handles_all_my|does_my_bills|pays_my_bills|makes_the_decisions|on_behalf_of_my',
			'son|daughter|sister|brother|mother|father|dad|mom|niece|nephew|boss|attorney|accountant|payee|caseworker ~3 handles|decides|signs|has_to_sign|would_have_to|takes_care|in_charge|controls|approve*|makes_the|does_all_my|runs',
			'he|she|they ~1 handles|handle|takes_care_of ~2 all|that|my|everything|the_bills|the_money',
			'i_am_just_the|i_am_only_the|it_is_my_mothers|it_is_my_moms|it_is_my_dads|it_is_my_husbands ~3',
		],
		unless: [
			'my_boss ~3 fired|cut|laid|let|is_here|is_coming|at_work|gave',
			'property_manager|case_manager|store_manager|i_was_a_manager|i_am_a_manager|i_manage|office_manager|shift_manager|assistant_manager',
		],
	},
	{
		code: 'not_sure',
		title: 'Not sure',
		sayThis: "That's a good reason to slow down. What would you need to see to be sure, either way?",
		raised: [
			'not|never ~3 sure|certain|convinced|positive|comfortable|sold|ready',
			'on_the_fence|second_thoughts|cold_feet|torn|hesitant|hesitating|iffy|wary|uneasy|nervous_about|skeptical|leaning_no|having_doubts|have_my_doubts|doubtful|mixed_feelings|of_two_minds|hard_to_say|back_and_forth|up_in_the_air|undecided',
			'i_do_not_know ~3 about|if|man|maam|honey|though|this|it|$',
			'i_just_do_not_know|i_really_do_not_know|i_dunno',
			'what_if ~3 wrong|mistake|regret',
			'does_not ~2 sit|feel ~2 right',
		],
		unless: [
			'not_sure_what_the|not_sure_how_much|not_sure_which|not_sure_exactly|not_sure_of_the|what_it_is|what_that_is|who_you|how_much|what_the|where|which_one|balance|not_sure_when|what_happened|what_i_owe|why|how_it_got',
		],
	},
	{
		code: 'already_tried',
		title: 'Tried it before',
		sayThis:
			"I'm sorry. What happened: did they charge first, did creditors refuse, did deposits stop? Some of that can happen here too; here is what differs and what doesn't.",
		raised: [
			'i|we|already ~3 tried|used|went_through|signed_up|been_in|been_through|been_with|been_down|joined|paid_into ~4 this|that|one_of_these|one_of_those|before|program|a_company|a_place|settlement|consolidation|counseling|these|somebody|some_people|an_outfit|it',
			'did|tried|done|went_through|used|been ~3 this|that|it|one|these|road ~3 before|already|once|years_ago|back_in|in_twenty|last_time|when_i|with',
			'last ~2 time|company|place|people|outfit|guys|ones|program ~6 took|did_nothing|burned|nothing|ripped|disappeared|stopped|left|charged|closed|worse|quit',
			'got_burned|been_burned|burned_before|burnt_before|burned_once|burned_me|fool_me_once|once_bitten|fell_for|took_my_money|took_my_<number>|ripped_me_off|did_not_work|been_there_done|been_down_this_road|tried_that|tried_this|dropped_out|kicked_out_of|never_settled_a|nothing_got_settled|settled_nothing|they_stopped_answering|went_under|went_out_of_business',
		],
		unless: [
			'neighbor|cousin|brother|sister|friend|uncle|my_son ~3 did|tried|lost|went',
			'called_the_bank|tried_calling|tried_paying|tried_to_pay|done_with_it|have_you_done|you_did|did_you|signed ~1',
		],
	},
	{
		code: 'scam_fear',
		title: 'Afraid it is a scam',
		sayThis:
			'You should check. We are a private, for-profit company. Look up our license, the CFPB complaint database and your attorney general, then call me back on the number you find yourself.',
		raised: [
			'run_off|take_my_money|took_my_money|taking_my_money|steal*|robbed|rob_me|trick|catch|gimmick|one_of_those|con_job|conned|hoodwink*|bamboozl*|fleece* ~',
			'never_heard_of|do_not_know_you|do_not_know_who|stranger|strangers|who_are_you_people|how_did_you_get ~3',
			'never ~3 give|gave|tell|read ~3 bank|card|social|account|number|information ~3 phone',
			'you ~2 legit|legitimate|licensed|honest|registered|crooked|on_the_level',
			'sounds|smells|seems|looks|feels ~2 fishy|funny|off|wrong|shady|sketchy|too_good|like_a_trick|like_a_scam|like_a_con',
			'scam*|fraud*|legit|legitimate|con_artist|con_man|rip_off|ripoff|rip_me_off|phishing|spoof*|swindle*|crook*|hustle|shady|sketchy|fishy|sounds_fake|ponzi|snake_oil|flim_flam|shyster*|bogus|hoax|grift*|fly_by_night|racket',
			'google_you|look_you_up|verify_you|check_you_out|bbb|reviews|on_the_up_and_up|con|conning|sucker|fool_me|gimmick|is_this_real|this_for_real|who_are_you_really|prove',
			'too_good_to_be_true|where_is_the_catch|what_is_the_catch|what_is_the_trick|sounds_too_good|what_is_the_hitch',
			'how ~4 know|trust|believe|sure|tell|verify ~4 you|real|this|your|who|not|really',
			'are_you ~2 real|a_real|for_real|legal|licensed|bbb|accredited',
			'not ~3 trust ~4',
			'not ~3 give|giving|hand|handing|read|reading ~5 phone|stranger*|social|bank|account|card|information|info',
			'sister|brother|cousin|neighbor|friend|mother|father|aunt|uncle|buddy|mama|daddy|coworker ~7 kept|took|lost|ripped|burned|taken|cheated|scammed',
			'lost|took|stole|cheated|taken|conned|duped|swindled ~6 fella|phone|guy|somebody|caller|internet|stranger|call',
			'leery|suspicious|wary_of|careful_who|heard_about_these|heard_bad|bad_reviews|better_business|complaints_about|on_the_news|watched_a_thing|dateline|i_do_not_know_you|do_not_know_who_you|prove_it|never_heard_of_you|who_gave_you_my|where_did_you_get_my|how_did_you_get_my|sounds_off|smells|taking_my_money_and',
		],
		unless: ['credit_card_fraud|identity_theft|fraud_on_my|fraud_department|trust_fund'],
	},
	{
		code: 'credit_score_worry',
		title: 'Worried about credit',
		sayThis:
			"It will likely hurt your credit, and settled accounts can stay on the report up to seven years. I can't predict your score. What's coming up in the next two years?",
		raised: [
			'mess*|hurt*|wreck*|kill*|ruin*|tank*|ding*|trash*|screw*|affect*|drop*|do|does|happen* ~4 credit|score|fico|rating',
			'credit|score|fico|rating ~3 seven|six|eight|<number>|spotless|clean|decent|good|great|important|matters|only_thing|all_i_have',
			'fixing|trying|hoping|planning|want|going|need|supposed ~2 buy|refinance|close_on|rent|finance|qualify|lease ~4 house|home|truck|car|place|apartment|condo|mobile_home|land',
			'worked|built|work ~4 credit|score',
			'what|how|does|do|will|would|is|and|but|going|gonna|about|worry|worried|care|scared|afraid|hurt|hurts|mess|kill|ruin|damage|affect|wreck|tank|drop|happen*|effect|destroy ~6 credit|credit_score|my_score|score|fico',
			'credit|score|fico ~5 hurt|affect*|drop|tank|ruin*|mess*|hit|go_down|suffer|worry|shot|good|decent|excellent|matters|important|perfect|worked|rebuil*|happen*|take|wreck*|tumble|clean|seven|six|eight|protect|built',
			'buy|buying|refinance|refinancing|mortgage|get_a_house|get_into ~5 house|home|condo|place|school_district|loan|apartment|car',
			'my_credit|my_score|my_fico|our_credit|credit_score',
			'clearance|background_check|security_clearance|credit_check|landlord_checks',
			'rent ~3 apartment ~4 credit',
		],
		unless: [
			'credit_card|credit_cards|credit_union|credit_one|credit_counsel*|to_my_credit|give_you_credit|line_of_credit|credit_acceptance',
			'what_is_my_score',
		],
	},
	{
		code: 'bankruptcy_instead',
		title: 'Considering bankruptcy',
		sayThis:
			"It may be the better route for some people, and it can pause lawsuits. I can't advise on it; a bankruptcy attorney can. Hear them, then decide.",
		raised: [
			'bankruptcy|bankrupt|chapter_seven|chapter_thirteen|chapter_7|chapter_13|file_chapter|a_thirteen|a_seven|chapter_eleven|bk',
		],
		unless: [
			'do_not_want ~4 bankrupt*',
			'never ~3 bankrupt*',
			'avoid|not_going_to ~3 bankrupt*',
			'bank_went_bankrupt|company_went|filed ~3 years_ago',
			'stay_out_of_bankrupt*',
		],
	},
	{
		code: 'pay_on_my_own',
		title: 'Would rather pay on their own',
		sayThis:
			'You can, and you can negotiate with creditors yourself at no fee. If the minimums fit and the balances fall, keep going; I can show two do-it-yourself orders.',
		raised: [
			'same_deal|same_thing ~4 myself|call|calling|them|own',
			'keep ~1 plugging|chipping|paying|whittling|at_it|chopping|hacking|grinding|going ~4',
			'sell ~3 boat|truck|car|house|bike|motorcycle|guns|jewelry|tools|land|stuff|camper|trailer',
			'refund|bonus|overtime|extra_money|side_money|settlement_check|inheritance|weekends ~5 pay|knock|toward|on_it|at_it|take_care|off|down|throw|put',
			'pick_up|take_on|work|grab ~2 weekends|doubles|extra|shifts|overtime|hours|uber|doordash|second_job',
			'throw|put ~3 everything|extra|all_of_it|what_i_have ~3 at|on|toward',
			'what ~2 need_you_for|need_you_guys_for|paying_you_for',
			'do_it_myself|handle_it_myself|pay_it_myself|pay_them_myself|call_them_myself|take_care_of_it_myself|on_my_own|by_my_own_self|my_own_way|without_you|without_a_company|just_as_soon ~2',
			'why_could_not_i|why_can_not_i|could_not_i|can_not_i_just|can_i_not ~6',
			'pay|do|handle|settle|negotiate|call|take_care|knock|chip|work|figure|manage|tackle|deal|clear|fix ~5 myself|on_my_own|by_myself|ourselves|on_our_own|own_way|my_own_self|directly',
			'myself ~3 pay|do|handle|settle|call|negotiate',
			'why ~4 not_i_just|can_not_i|could_not_i|do_not_i ~5 call|pay|settle|negotiate|do',
			'rather|just|keep|could|can|gonna|going_to|prefer ~3 pay|paying|chip|knock|snowball|avalanche ~4 myself|off|own|them|it_down|away|little|minimums|one_at_a_time|down',
			'i|we ~2 could|can|will|would|might|just|rather|going_to ~3 call|pay|knock|chip|tackle|do|handle ~5 myself|ourselves|own|directly|extra|overtime|one_by_one|one_at_a_time',
			'call|phone|ring ~2 them|bank|chase|discover|citi* ~2 myself|directly|instead|first|up',
			'extra_shifts|more_shifts|pick_up_hours|pick_up_shifts|second_job|sell_the|sell_my|work_extra ~3',
			'snowball|avalanche|dave_ramsey|debt_free_on_my_own|pick_up_extra|overtime|second_job|side_job|sell ~4 pay',
			'do_not_need|need ~2 help|middleman|middle_man|anybody|you_for ~3',
		],
		unless: [
			'can_not ~4 myself|on_my_own',
			'could_not ~4 myself|on_my_own',
			'by_myself ~2 now|since|living',
			'live|living|raising|kids|been ~3 myself|own',
			'nerd_myself',
		],
	},
]
