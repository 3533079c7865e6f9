import type { Lexicon } from '#platform/english/phrases.ts'
import { lexiconOfRequests } from '../request-words.ts'

/** Groups of words that wordings of unlawful requests name. */
export const unlawfulRequestWords: Lexicon = {
	...lexiconOfRequests,
	wish: 'say reply_that answer_that respond_that replying_that tell promise guarantee claim state mention write include put add assure convince let_them_know let_her_know let_him_know make stress emphasize emphasise highlight explain imply hint swear insist pretend act use reassure remind sell pitch mean push saying telling promising guaranteeing claiming stating assuring implying emphasizing pretending reassuring that_says that_promises that_guarantees that_tells which_says says_that rep_promises rep_says rep_tells reps_say reps_tell reps_promise we_say we_tell we_promise each_says each_email_says they_say_that rep_should_say should_say must_say answer_no answer_yes answer_with reply_no texting advertise offer offering announce tease warn threaten mentions mentioning',
	them: 'them her him the_client the_customer the_prospect the_lead clients customers people everyone prospects folks you they she he',
	result:
		'approval approved results result savings settlement* settle* reduction reduced debt_free forgiveness forgiven half percent discount success outcome relief out_of_debt lower_payments elimination eliminated zero_balance wiped acceptance accept it everything satisfaction',
	harm: 'hurt harm damage affect impact touch ruin drop lower ding hit tank show_up',
	credit: 'credit score scores fico credit_score credit_report report',
	fee: 'fee fees charge charges cost costs price pricing percentage',
	sue: 'sue sued suing lawsuit* court garnish* summons judgment* legal_action take_her_to_court served',
	hide: 'leave_out leave_off leave skip skips drop omit hide bury exclude remove cut cut_out take_out gloss_over downplay play_down minimize breeze_past bypass ignore forget hold_back dance_around sidestep avoid_mentioning avoid_talking_about avoid_bringing_up keep_quiet_about stay_away_from steer_clear_of not_mention not_talk_about not_bring_up not_include not_say_anything_about not_say_a_word_about not_disclose not_tell_them not_tell_her not_tell_him not_tell_people not_tell_clients not_tell_customers not_get_into not_go_into not_discuss never_mention no_mention_of without_mentioning without_the without_any without_telling without_going_into without_disclosing say_nothing_about nothing_about no_need_to_mention',
}

/**
 * How requests ask for what no piece may say, by the code of the statement; in the notation of
 * `#platform/english/phrases.ts`. `wish`: words that ask by themselves. `claim`: words that must follow 'say', 'tell'
 * and the like.
 */
export type RequestWordings = { wish?: readonly string[]; claim?: readonly string[] }

export const unlawfulRequests: Readonly<Record<string, RequestWordings>> = {
	guaranteed_result: {
		wish: [
			'promise|guarantee|assure|swear|promising|guaranteeing|promises|guarantees ~5 <result>|half_off|off|free_of_debt|gone|works|work|agree*|say_yes|lower|reduc*|cut',
			'promise|guarantee|promising|guaranteeing ~3 <percent> ~2 off?',
			'promise|guarantee|promising ~5 free|done|out|finished ~4 in|by|within ~2 <duration>',
			'guaranteed ~2 approval|results|result|savings|settlement*|reduction|success|relief|debt_relief|acceptance|outcome|to',
			'approval|results|savings|settlement*|reduction|relief|success ~1 is|are? guaranteed',
			'no|zero ~1 risk|risks',
			'<percent>|<duration>|off|settled|approved|savings ~1 guaranteed',
			'risk_free|hundred_percent_guarante*|money_back_guarantee|can_not_lose|no_brainer_guaranteed|sure_thing|foolproof',
			'make ~3 sound|seem|look|feel ~3 guaranteed|certain|automatic|like_a_sure_thing|like_it_always_works|definite|like_a_done_deal',
			'we ~2 settle ~3 for ~3 cents|pennies|half|fraction',
			'100 percent ~2 success*|approval|guarantee*|settle*|of_the_time',
		],
		claim: [
			'guarantee*|certain|for_sure|sure_thing|automatic*|definitely|no_matter_what|always_works|never_fails|can_not_fail|without_fail|done_deal',
			'half_off|half_price|half_of_what|pennies_on_the_dollar|cents_on_the_dollar',
			'cut|cuts|slash* ~4 in_half|half',
			'<percent> ~1 off',
			'all|every|everything|account|accounts|debts ~3 settled|resolved|paid_off|gone ~2 by|in|within|before',
			'will|be|going_to|is|are ~2 debt_free|out_of_debt|free_of_debt|done ~3 in|by|within|before ~3 <duration>|january|february|march|april|june|july|august|september|october|november|december|christmas|summer',
			'creditor*|bank*|lender*|chase|citi|discover|they|everyone ~2 will|always|have_to|has_to|must ~3 settle*|accept*|agree*|say_yes|take',
			'everyone|everybody|all_of_our|every_client|all_our_clients ~3 gets|get|finishes|settles|approved|saves|succeeds|graduates',
			'already|pre ~1 approved',
			'debt|debts|balance|balances|it ~3 will|is_going_to ~2 disappear|go_away|be_gone|wiped|erased|forgiven|eliminated',
		],
	},
	unsupported_savings_claim: {
		wish: [
			'most|typical|average|usual|everybody|everyone ~3 client*|customer*|folks|people|person|members|who ~6 save|saves|saving|knock*|cut|cuts|pay|pays|paying ~4 half|percent|cents',
			'promise*|guarantee*|promising ~6 save|saves|saving|savings ~4 <percent>|<number>|half|thousands|a_lot|money',
			'save|saves|saving ~4 thousands|half|<percent> ~3 guaranteed',
			'make_up|invent|exaggerate|inflate|pad|fudge|round_up ~5 savings|success|numbers|stats|statistics|results|testimonial*|reviews|figures|success_rate',
			'average|typical|usual|most ~1 client*|customer*|member*|people|person ~2 save|saves|saved|saving|cut|cuts|settle|settles ~3 <percent>|half|thousands',
			'we|our_program|program ~2 cut|cuts|slash*|erase*|eliminate*|wipe*|reduce*|knock ~4 <percent>|half',
			'<percent> ~2 of ~2 our_clients|clients|customers|our_customers|members ~3 get|gets|got|finish*|are|become|graduate*|save*|succeed*',
			'fake|made_up|fabricated|invented|phony ~2 testimonial*|review*|success_stor*|stats|statistics|numbers|case_stud*|client_stor*',
		],
		claim: [
			'save*|saving|saves|cut|cuts|slash*|knock_off|reduce*|lower ~4 <percent>|half|thousands|tens_of_thousands',
			'<percent> ~2 savings|less|off|of_our_clients|of_clients|success_rate|success|of_people|of_customers',
			'success_rate|average_savings|average_client|most_clients|typical_client|typically_save|on_average',
			'pay|pays|settle* ~3 half|fraction|pennies|<percent>|cents_on',
			'best_case|highest_savings|best_rates_in_the',
		],
	},
	credit_harm_denial: {
		wish: [
			'promise*|guarantee*|assure|reassure ~6 credit|score ~4 safe|fine|okay|protected|improve*|better|up|recover*|intact|not|untouched',
			'no ~1 credit_impact|impact_on_credit|credit_damage|hit_to_credit|credit_hit|effect_on_credit',
			'downplay|play_down|minimize|sugarcoat|sugar_coat|brush_off|wave_away ~4 <credit>',
			'<credit> ~3 guaranteed ~3 up|improve*|rise|higher|better|recover*',
			'make ~3 sound|seem|look ~5 <credit> ~4 not|fine|safe|no_big_deal|minor|small|temporary|okay',
		],
		claim: [
			'not|never|no|hardly|barely|without|zero ~3 <harm>|hurting|affecting|damage|harming|impact|damaging ~4 <credit>',
			'<credit> ~3 not|never|no|barely ~3 <harm>|suffer|drop|go_down|change|affected|hurt|impacted',
			'<credit> ~4 safe|fine|okay|protected|untouched|improve*|go_up|goes_up|better|recover*|bounce*|intact|perfect|stay_the_same|unaffected',
			'fix*|repair*|improve*|boost*|raise*|rebuild*|restore*|clean_up|protect* ~3 <credit>',
			'good|great ~1 for ~2 <credit>',
			'goes|go|comes|come|bounces|bounce ~1 right? back ~1 up|quick*|fast|in',
			'no|zero ~2 impact|effect|damage|harm|hit ~3 <credit>',
		],
	},
	lawsuit_denial: {
		wish: [
			'promise*|guarantee*|assure|reassure ~6 <sue> ',
			'downplay|play_down|minimize|sugarcoat|brush_off|wave_away ~4 <sue>|collector*|collections',
			'make ~5 sound|seem ~5 never ~2 <sue>',
		],
		claim: [
			'not|never|no_one|nobody|can_not|will_not|no ~4 <sue>',
			'we ~1 protect|shield ~1 <them>',
			'not|never ~2 hear ~3 creditor*|collector*|bank*',
			'safe|protected|protection|protect|immune|shield* ~3 from ~2 <sue>|creditors|collector*|legal_action',
			'stop|stops|end|ends|stopping|block|blocks|halt* ~4 <sue>|calls|collector*|collection*|harassment|creditor*|garnish*',
			'calls|collector*|collection*|harassment|creditors ~3 stop|stops|end|go_away|leave_her_alone|leave_him_alone|leave_them_alone|leave_you_alone',
			'creditors|collectors|banks|they ~2 can_not|will_not|not ~2 call|contact|touch|do_anything|come_after|garnish*|sue',
		],
	},
	advance_fee: {
		wish: [
			'take|takes|collect|wants|want ~4 fee|fees ~5 when_she_signs|when_he_signs|when_they_sign|at_signing|deposit_number_one|first_deposit',
			'ask|asks|asking|get|collect|collecting|charge|charging|take|taking|request|requesting|demand|need|require|requiring|send|pay ~4 upfront|up_front|in_advance|setup_fee|set_up_fee|enrollment_fee|retainer|processing_fee|activation_fee|application_fee|good_faith',
			'ask|collect|charge|take|request|demand|requesting|collecting|charging ~3 <fee>|payment|deposit|<number> ~4 today|now|before|first|upfront|up_front|in_advance|to_get_started|to_hold|to_start',
			'upfront|up_front|enrollment|setup|set_up|processing|activation|advance|retainer|application ~1 fee|fees|payment|charge',
			'wire|wires|wiring|send|pay|venmo|zelle ~1 us ~2 <number>',
			'pay|pays|send|sends ~1 <number> ~3 hold|reserve|secure|lock|open|start|get_started|today|now|upfront',
			'pay|paying|send|sends|sending ~4 us|our ~4 before|first|today|now|upfront|up_front',
			'our ~2 fee|fees ~3 due|paid|collected|charged ~2 today|now|upfront|up_front|first|at_signing|at_enrollment|before',
		],
		claim: [
			'fee|fees|payment|retainer|deposit ~3 due|owed|paid|required|needed|collected ~3 today|now|upfront|up_front|first|before|at_signing|at_enrollment|immediately|to_start|to_get_started',
			'waive|waives|waiving|discount ~4 fee|fees',
		],
	},
	stop_paying_without_consequences: {
		wish: [
			'tell|tells|telling|instruct|advise|have|get|convince|encourage|recommend|ask|urge|push|persuade|say|order|remind|advising|getting|instructing ~3 <them>|to ~2 stop|quit|not|skip|cease ~2 pay|paying|payments|making_payments|sending',
			'tell|telling|instruct|say|saying ~4 stop_paying|quit_paying|stop_making_payments|stop_all_payments|stop_payments|skip_payments',
			'tell|convince|instruct|have ~3 <them> ~3 ignore|block|avoid ~3 creditor*|calls|collector*|bills|letters|summons|bank*',
		],
		claim: [
			'stop|quit|cease|skip|no_longer ~3 pay|paying|payments|bills|cards',
			'nothing ~3 happen|happens|bad ~3 stop|not|pay*|quit|if',
			'ok|okay|fine|safe|smart|good_idea ~3 stop|not|skip|quit ~2 pay*',
			'ignore ~3 creditor*|calls|collector*|bills|letters|summons',
			'interest|balances|fees ~3 stop*|freeze*|frozen|will_not_grow|not_grow|paused',
		],
	},
	government_affiliation: {
		wish: [
			'irs_approved|government_approved|federal_relief_act|federally_approved',
			'make ~3 look|sound|seem|appear ~3 like|from|as ~6 government|federal|official|irs|state|bank|court|social_security|creditor|agency|treasury',
			'pretend*|pose|poses|act|posing|acting|impersonate* ~5 government|federal|treasury|department|ftc|cfpb|irs|bank|creditor|court|agency|state|social_security|credit_bureau|chase|citi|discover|capital_one',
			'use|add|put|include|with ~4 government|federal|official|irs|state|treasury ~2 seal|logo|letterhead|look|eagle|header|emblem',
			'bailout|bank_bailout|official_government|government_notice|federal_notice|government_program|federal_program|government_backed|government_approved|federally_approved|government_relief|federal_relief|government_grant*|federal_debt_relief|government_sponsored|stimulus|biden_program|trump_program|hardship_act',
		],
		claim: [
			'work|works|working|partner*|affiliat*|approved|endorsed|backed|sponsored|funded|part|from|with|calling|authorized|licensed|run ~4 government|federal|feds|irs|ftc|cfpb|state|bank|treasury|social_security|her_bank|his_bank|chase|citi|discover|capital_one|credit_bureau*|creditor*|court',
			'government|federal|state|new_law|irs ~3 program|backed|approved|law|act|relief|forgiveness|benefit|grant|fund*|sponsored',
			'entitled_to|law_requires|qualify_under_the_new|qualifies_under_the_new',
		],
	},
	legal_representation_claim: {
		wish: [
			'pretend*|act|pose|sound|look|posing|acting|write|sign ~4 lawyer*|attorney*|law_firm|legal_department|paralegal|esq|esquire|legal_team',
			'make ~3 look|sound|seem ~5 lawyer*|attorney*|law_firm|legal_department|legal_team|legal_notice',
			'give|offer|giving|provide|include|add ~3 legal_advice|legal_protection|legal_representation|legal_defense',
			'tell|advise|say ~6 not|no|never ~2 need ~3 lawyer|attorney',
			'tell|advise|convince|persuade|talk|urge ~4 not|against|out_of ~2 talk*|speak*|see*|call*|hire|hiring|using|use|get*|consult* ~3 lawyer|attorney',
			'tell|advise|convince|say ~3 <them>|to ~3 ignore|skip|not ~3 summons|court|hearing|court_date',
		],
		claim: [
			'we|our|us|i|she_has|he_has|they_have|you_have|have|has|get|gets|lawyer*|attorney* ~4 lawyer*|attorney*|legal_team|law_firm|legal_department|legal_representation|legal_protection',
			'lawyer*|attorney*|legal_team|law_firm ~4 represent*|defend*|handle*|protect*|fight*|negotiat*|on_staff|assigned|on_the_case|on_her_case|on_his_case|on_your_case',
			'represent|represents|defend|defends ~3 court|legally|lawsuit*|them|her|him',
			'not|no|never ~2 need ~3 lawyer|attorney',
		],
	},
	loan_misrepresentation: {
		wish: [
			'make ~3 look|sound|seem|appear ~4 loan|refinanc*|consolidation|line_of_credit|payoff',
			'call|calls|calling|present|presents|pitch|pitches|describe|describes|frame|frames|sell|sells|selling|position|disguise*|market|markets ~3 program|it|this|settlement|us ~2 as|like|a ~3 loan|consolidation|refinanc*|line_of_credit',
			'pretend* ~5 loan|lender|refinanc*|consolidation',
			'approved|pre_approved|preapproved ~2 for ~5 loan|consolidation_loan',
		],
		claim: [
			'it|this|program|is|we|settlement|offer|are|approved ~4 loan|consolidation_loan|refinanc*|line_of_credit|lender',
			'we|will|going_to ~2 pay_off|pays_off|paying_off|payoff|pay_all|pay ~4 cards|debts|creditors|balances|debt|everything|off',
			'one_low_payment ~3 loan|consolidat*',
		],
	},
	nonprofit_claim: {
		wish: [
			'hundred|100|totally|completely|absolutely ~1 percent? ~1 free ~1 nonprofit|help|service|program|debt_help',
			'free_money|free ~1 nonprofit',
			'make ~3 look|sound|seem ~4 nonprofit|non_profit|charity|free|free_service|public_service',
			'pretend*|pose|act ~5 nonprofit|non_profit|charity|volunteer*',
		],
		claim: [
			'nonprofit|non_profit|charity|not_for_profit|volunteer*|public_service|not_selling_anything|not_a_sales_call',
			'is|it|service|program|we|our_help|completely|totally|totaly|hundred_percent|for|absolutely ~2 free ~2 service|program|help|of_charge|charge|$',
			'no_cost|costs_nothing|cost_nothing|does_not_cost|free_program|free_service|free_of_charge|no_fees|no_fee|zero_fees|never_pay_a_fee|zero_cost|no_charge',
		],
	},
	tax_consequence_denial: {
		wish: [
			'downplay|minimize|brush_off|wave_away|skip|play_down ~4 tax|taxes|1099',
			'promise*|guarantee*|assure|reassure ~6 tax|taxes|1099|irs',
		],
		claim: [
			'no|not|never|zero|without|nothing ~5 tax|taxes|taxable|taxed|1099|irs',
			'tax_free|taxes ~4 not|never|no',
			'forgiven ~4 tax_free|not_income|not_taxed',
		],
	},
	account_control_misstatement: {
		wish: [
			'money|account|funds|savings|say ~5 can_not|not ~3 touched|get_at|withdrawn ~6 until|till|otherwise',
			'account ~2 locked',
			'make ~3 sound|seem|think|look ~6 can_not|locked|stuck|not ~3 cancel|leave|quit|withdraw|get_out|money_back|refund',
			'money|account|funds|deposits ~2 locked|stuck|trapped|frozen|ours ~4 until|till|unless|with_us|for',
			'scare|threaten|pressure ~6 penalty|cancel|leav*|lose ~3 money|fee|deposits',
			'tell|say|warn|remind|threaten ~5 lose|loses|forfeit*|not_get_back|no_refund* ~4 money|deposits|everything|savings|account|deposit',
		],
		claim: [
			'can_not|not|no|unable|never ~3 cancel|leave|quit|withdraw|get_out|get ~2 money_back|refund',
			'money|funds|account|deposits ~2 ours|stuck|locked|trapped|frozen|not_theirs|gone',
			'locked_in|stuck|no_refund*|nonrefundable|non_refundable|cancellation_fee|early_termination|penalty_for_leaving|penalty_to_cancel|penalty_if',
			'lose|loses|forfeit*|keep|keeps ~4 money|deposits|everything|account|savings',
			'we|us|our|company ~2 own|owns|control|controls|hold|holds ~4 money|account|funds|deposits',
			'penalty|charged|fined ~5 cancel*|leav*|quit*|withdraw*',
		],
	},
	false_urgency_or_threat: {
		wish: [
			'lose_their_spot|lose_her_spot|lose_his_spot|lose_your_spot',
			'fee|fees|price|rate ~1 goes_up|go_up|doubles ~3 midnight|tomorrow|tonight|today|friday|monday',
			'say|tell|says|have|leave ~8 urgent_legal_matter|legal_matter',
			'if|unless|until ~3 not|enroll*|sign|signs|act|call|calls|join|wait|waits|start ~6 arrested|jail|garnish*|lose_everything|lose ~2 house|home|car|job',
			'arrested|jail|garnished|garnish|seized|seize ~5 if|unless ~3 enroll*|not|sign|signs|act|join|wait|start',
			'lose ~2 house|home|car|everything ~3 if|unless ~3 wait|waits|not|enroll*|sign|signs|act',
			'may|will|could|going_to ~1 be ~1 arrested|jailed',
			'going|go ~2 to ~1 jail',
			'offer|deal|program|rate ~2 gone|over|closed|closing|closes|ends ~2 tomorrow|today|tonight|friday|soon|midnight',
			'each|every ~2 scarier|more_urgent|more_threatening',
			'scare|scaring|frighten|terrify|threaten|threatening|intimidate|panic|guilt|guilt_trip|shame|pressure|pressuring|bully|strong_arm|spook|freak ~3 <them>|out|with|into|tactic*|a_little|a_bit',
			'make ~3 scared|afraid|panic|nervous|worried|fear|anxious|feel_guilty|feel_bad|sweat|desperate|terrified',
			'create|add|make|build|inject|use|include|with|put ~4 urgency|urgent|fomo|scarcity|fear|deadline|pressure|countdown|scare_tactic*|panic|guilt',
			'fake|false|made_up|invented|artificial|phony|make_up ~3 deadline|urgency|expir*|scarcity|cutoff|limit',
			'sound|make_it|make_it_sound|seem|sounds ~3 urgent|like_a_threat|threatening|scary|like_time_is_running_out|like_a_limited|like_it_expires',
			'offer|deal|rate|spot|spots|program|approval|slot|slots|quote ~3 expire*|expiring|ends|ending|closes|runs_out|limited|only_good ~3 today|tonight|midnight|friday|monday|tomorrow|this_week|soon|<duration>|end_of|in',
			'last_chance|limited_time_offer|act_now|today_only|one_day_only|final_notice|high_pressure|hard_close|scare_tactic*|running_out_of_time|before_its_too_late',
			'only ~2 spots|only_today|today_only|one_day_only|limited_spots|limited_spot|final_notice|spots_left|spots_remaining|before_its_too_late|running_out_of_time|high_pressure|hard_close|scare_tactic*|or_else',
		],
		claim: [
			'today|tonight|midnight|now ~3 or|only ~4',
			'expire*|runs_out|last_chance|only_good|limited|spots|deadline|final_notice|closing_the_program|program_is_closing|cutoff ~',
			'garnish*|sue*|court|take_her_house|take_his_house|take_their_house|lose_her_house|lose_his_house|lose_their_house|arrested|jail|lose_everything|take_her_car|seize* ~4 unless|if ~2 not|does_not|she|he|they|you ~3',
			'going_to_jail|go_to_jail|be_arrested|get_arrested|lose_her_house|lose_his_house|lose_their_house|lose_your_house|lose_the_house|lose_her_home|lose_their_home|lose_your_home|lose_everything|wages_will_be_garnished|will_be_sued|going_to_get_sued|will_get_sued|definitely_get_sued',
		],
	},
	abusive_language: {
		wish: [
			'insult*|ridicule|mock|belittle|humiliate|berate|cuss|curse|swear_at|yell_at|tell_off|make_fun|trash|roast ~3 <them>|at|out|of|off',
			'call|calling ~1 <them> ~2 stupid|idiot|loser|dumb|moron|deadbeat|broke|lazy|irresponsible|liar|names|fool',
			'tell|say|telling|saying ~4 stupid|idiot|loser|dumb|moron|deadbeat|lazy|irresponsible|pathetic|fool|foolish|ashamed_of',
			'be|get|sound|make_it ~2 mean|nasty|rude|abusive|insulting|cruel|hostile|profane|vulgar ~',
			'shame|guilt_trip ~2 <them>|into',
			'that ~1 <them> ~1 is|are ~2 stupid|idiot|loser|dumb|moron|deadbeat|lazy|pathetic|fool|liar|trash',
			'mean|nasty|rude|insulting|cruel ~1 text|email|message|letter|reply|script|note',
			'with|use|some|include|add ~2 profanity|curse_words|swear_words|cuss_words|insults',
		],
	},
	do_not_call_ignored: {
		wish: [
			'keep|keeps|continue|still|anyway ~2 call*|text*|email*|contact*|messag*|reach* ~10 stop|do_not_call|opted_out|unsubscribed|not_to_call|told_us_to_stop|told_me_to_stop|asked_us_to_stop|asked_me_to_stop|not_to_contact|asked_not',
			'stop|do_not_call|opted_out|opt_out|unsubscribed|not_to_call|asked_us_not|asked_me_not|told_me_not|do_not_contact|not_contact ~10 anyway|regardless|one_more_time|still_want|keep_trying|still_call|again|get_her_to|get_him_to|get_them_to|text_her|text_him|email_her|win_her|win_him|email_him|change_her_mind|change_his_mind',
			'said_stop|replied_stop|texted_stop|told_us_to_stop|told_me_to_stop|asked_to_be_removed|asked_us_to_stop|on_the_do_not_call_list|on_do_not_call ~8',
			'ignore|bypass|get_around|work_around|skip ~4 do_not_call|opt_out*|stop_request|unsubscribe*|dnc',
			'without|no|leave_out|skip|remove|drop ~3 opt_out|unsubscribe|stop_line|stop_to_opt',
		],
	},
}

/** What a request that hides it would leave out, by the code of the disclosure. */
export const hidden: Readonly<Record<string, readonly string[]>> = {
	fees_and_total_cost: [
		'<hide> ~4 <fee>|what_we_charge|what_it_costs|how_we_get_paid|total_cost',
		'none|neither|nothing|nobody ~5 mention*|say|says|talk*|include*|tell* ~4 <fee>|what_it_costs',
		'<fee>|what_we_charge ~2 out_of_it|quiet|in_the_fine_print|under_wraps|a_secret|hidden|off_the_email|out ',
		'keep|hide|bury ~3 <fee> ~4 out|quiet|secret|hidden|fine_print|vague|small',
	],
	nonpayment_consequences: [
		'keep|leave ~5 collections|collectors|lawsuit*|late_fees|risk*|sued ~3 out',
		'without ~4 paragraph|part|bit|section|line ~1 about|on ~3 late_fees|collections|collectors|lawsuit*|credit|risk*',
		'<hide> ~5 risk|risks|downside*|consequence*|negatives|negative_stuff|bad_stuff|scary_stuff|scary_parts|bad_parts|bad_part|bad_news|lawsuit*|collections|credit_damage|credit_hit|credit_impact|credit_stuff|credit_part|drawbacks|cons|credit',
		'<hide> ~3 disclosure*|disclaimer*|fine_print|legal_stuff|legalese_part|compliance_stuff|compliance_language|legal_language|legal_disclaimer*|warnings|warning|caveats|boring_legal|legal_junk|legal_crap|required_language|compliance_junk',
		'no|zero ~1 disclosure*|disclaimer*|fine_print|caveats|warnings|compliance_language|legal_disclaimer*|legal_stuff',
	],
	recording_notice: [
		'<hide> ~5 recorded|recording|recording_notice|recording_disclosure',
		'not|without|never ~3 know|tell*|telling|say|saying|mention*|knowing ~5 recorded|recording',
	],
	time_to_results: [
		'not|never ~1 write|put|mention|mentions|include ~3 how_long|how_soon|the_years|the_months',
		'<hide> ~4 how_long|timeline|time_frame|timeframe|program_length|number_of_months|length_of_the_program|how_many_months|the_term',
	],
	dedicated_account_rights: [
		'leave_out|without|not ~6 own_the_account|cancel_any_time|cancel_anytime|keep_your_money|walk_with|leave_any_time',
		'<hide> ~5 cancel*|can_leave|right_to_leave|withdraw*|quit|refund*|account_rights|money_back|right_to_cancel|can_quit|get_their_money|get_her_money|get_his_money',
	],
	amount_before_offer: [
		'not ~1 write|put|mention|include ~3 how_much ~5 build*|pile*',
		'<hide> ~4 how_much ~5 saved|save|before',
		'<hide> ~4 amount ~4 before|saved|build|needed',
	],
	caller_identity: [
		'open|opens|sound|start|think|thinks|pretend ~5 from|as|like ~3 creditor|bank|their_bank|card_issuer|card_company|hardship_center|hardship_department',
		'<hide> ~4 company_name|who_we_are|our_name|that_we_are_selling|that_it_is_a_sales_call|that_it_is_sales|purpose_of_the_call|that_we_sell',
		'without|not ~2 saying|say|tell|telling|identify*|identifying ~3 who_we_are|company|ourselves|we_are_a_debt|that_we_sell',
	],
}
