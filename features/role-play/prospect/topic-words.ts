import type { Topic } from './rep-act.ts'

/** How each topic is spoken of, in the notation of `#platform/english/phrases.ts`. */
export const topicWords: Record<Topic, readonly string[]> = {
	debts: [
		'debt|debts|owe|owed|owing|balance|balances|minimum|minimums|past_due|behind_on|card|cards|credit_card|credit_cards|interest_rate|interest_rates',
		'how_far|months ~2 behind',
		'current|caught_up ~3 payments|cards|bills|them|everything',
	],
	creditors: [
		'creditor*|lender*|which_bank|which_banks|which_cards|who_with|collector*|collection|collections|card_company|card_companies',
		'who ~3 owe|debts|cards|accounts',
	],
	income: [
		'income|earn|earning|earnings|salary|paycheck|pay_check|wages|bring_home|bringing_home|take_home|coming_in|comes_in|social_security|pension|paid_every|make_a_month',
	],
	budget: [
		'budget|budgets|afford|left_over|leftover|spare|monthly_bills|expenses|spend|groceries|utilities|going_out|goes_out|monthly_payment|set_aside|comfortable_with|pay_each_month|make_ends_meet',
		'what|how_much ~6 a_month|per_month|each_month|every_month|at_the_end_of_the_month',
	],
	household: [
		'household|kid|kids|child|children|live_with|lives_with|living_with|at_home|depend*_on_you|dependents|family_like|roommate|grandkids|who_else_lives',
	],
	spouse: [
		'spouse|wife|husband|partner|fiance*|girlfriend|boyfriend|married|divorced|divorce|separated|widow*',
		'who_else|anyone_else|anybody_else|someone_else ~5 decid*|decision|involved|part_of|should_be|know*|talk',
	],
	job: [
		'job|jobs|work|working|employed|employer|employment|laid_off|hours|shift|shifts|boss|career|for_a_living|retire*|clearance|occupation',
	],
	hardship: [
		'hardship|what_happened|what_has_happened|what_changed|what_got|what_led|how_did_it|how_did_this|how_did_you_get|how_it_started|how_did_that|what_started|what_caused|fell_behind|fall_behind|fallen_behind|got_behind|hard_time*|hard_stretch|rough_patch|what_has_been_going_on|what_is_been_going_on|going_on|walk_me_through|your_story|tell_me_about_it|your_situation|the_situation',
		'tell_me ~2 what|how|more|about ~3 happened|going|there|that|it|yourself|you',
		'what ~2 been ~2 like|happening',
	],
	goal: [
		'goal|goals|hoping|hope_to|hope_for|what_brought|what_made_you|what_prompted|why_now|why_did_you_call|why_today|look_like_for_you|would_change|like_to_see|biggest_thing|matters_most|most_important|important_to_you|trying_to_get|in_a_perfect_world|a_year_from_now|debt_free|what_do_you_want|what_would_you_like|reason_you_called|reach_out|reaching_out|how_can_i_help|what_can_i_do|coming_up|next_two_years|next_few_years|next_year|planning|plan_to|your_plans',
	],
	lawsuit: [
		'sue|sued|sues|suing|lawsuit|lawsuits|summons|court|judgment|garnish*|served|legal_papers|papers_from|process_server|certified_letter|legal_action|attorney|lawyer|letters_from|in_the_mail|the_mail',
	],
	bankruptcy: [
		'bankruptcy|bankruptcies|bankrupt|chapter_7|chapter_13|chapter_seven|chapter_thirteen|file_chapter|filed_chapter',
	],
	credit: [
		'credit_score|credit_scores|credit_report|credit_reports|your_credit|credit_bureau*|fico|the_score|my_credit|her_credit|his_credit|hurt_credit|creditworth*|your_score|mortgage_application|clearance',
	],
	fee: ['fee|fees|charge|charges|commission|percent|how_we_get_paid|we_get_paid|we_are_paid|get_paid'],
	price: ['cost|costs|price|expensive|cheap*|afford|too_much|a_lot_of_money|total_cost|worth_it|worth_the'],
	program: [
		'program|programs|plan|settle|settles|settled|settling|settlement|settlements|negotiat*|enroll*|how_it_works|how_this_works|what_we_do|debt_relief|debt_resolution|service',
	],
	account: [
		'account_is_yours|dedicated_account|savings_account|your_own_account|special_account|money_in_the_account|the_account|an_account|fdic|insured|deposit|deposits|administrator',
	],
	time: ['how_long|how_soon|timeline|time_frame|months|years|deadline|start_to_finish|estimate*'],
	taxes: ['tax|taxes|taxable|irs|1099|1099_c|1099c|ten_ninety_nine'],
	scam: [
		'scam|scams|scammed|legit|legitimate|license*|licensing|accredit*|reviews|complaint|complaints|bbb|better_business|rip_off|ripped_off|attorney_general|verify|look_us_up|check_us_out|trust_us|trust_me',
	],
	competitor: [
		'other_company|other_companies|another_company|other_offer|other_quote|another_quote|somebody_else|competitor*|compare|comparing|shopping_around|other_programs|anyone_else_about|different_company|other_folks',
	],
	past_attempts: [
		'tried|try_before|done_before|in_the_past|last_time|other_program|previous*|ever_worked_with|ever_been_in|already_done|already_tried|looked_into|used_before|been_through|experience_with|so_far|what_have_you_done',
	],
	family_help: [
		'family_help|borrow|borrowed|family_member|parents|mother|father|mom|dad|brother|sister|son|daughter|help_you_out|helping_you|support_you|family',
	],
	secured_debt: [
		'secured|car_loan|auto_loan|car_payment|truck_payment|title_loan|collateral|mortgage|home_equity|heloc|unsecured|car_note|truck_note|car|truck|vehicle',
	],
	student_loans: [
		'student_loan|student_loans|school_loan|school_loans|federal_loan|federal_loans|student_debt|parent_plus|college_loans',
	],
	housing: [
		'house|home_you|rent|renting|renter|mortgage|apartment|landlord|own_your_home|homeowner|evict*|lease|foreclos*|housing|own_or_rent|buy_a_home|buying_a_house|move|moving',
	],
	health: [
		'health|sick|illness|surgery|hospital|doctor|medical|medicine|medication|disability|disabled|injury|injured|diagnos*|cancer|heart_attack|treatment*|feeling',
	],
}
