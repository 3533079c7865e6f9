/** How reps answer an objection, in the notation of `#platform/english/phrases.ts`. */
export const answerWordings: Record<'pressing' | 'responsive', readonly string[]> = {
	/** Brushing the worry off, hurrying or shaming. */
	pressing: [
		'more_interest|every_day_you_wait|costs_you|before_it|trust_me|do_not_overthink|stop_overthinking|overthinking|what_is_there_to_think|nothing_to_think|what_is_stopping|not_going_to_get_better|you_will_regret|excuse*|you_said_you|come_on|just_sign|just_do_it|grow_up|your_loss',
		'do_you_want ~6 or_not',
		'not|is_not|isnt ~2 litigator|lawyer|expert|paying_your_bills|pay_your_bills',
		'i_would_not_get_hung_up|do_not_worry_about_that|forget_about_that|do_not_need ~3 wife|husband|permission',
		'checking_or_savings|routing_number|card_number|account_number|date_of_birth|zip_code|social|what_is_your_zip|your_email|anyway|moving_on|next_question|so_the_first',
		'by_then|only_today|till_five|list|slot|spot|back_in_the_pile|gone_by',
	],
	/** Conceding, asking about the worry, giving time, naming where to check or other help. */
	responsive: [
		'understand|of_course|take_your_time|no_rush|no_hurry|fair|sensible|smart|good_idea|good_question|good_instinct|makes_sense|absolutely|sorry|wise',
		'check_us|look_us_up|check_them|license|attorney_general|complaint_database|complaints|cfpb',
		'read_it|send_you|mail_you|text_you|email_you|whenever|does_not_expire|nothing_expires|nothing_runs_out|same_offer|will_be_the_same',
		'ask_her|ask_him|ask_them|talk_to_her|talk_to_him|bring_her|bring_him|put_him_on|put_her_on|three_way|both_of_you|he_should|she_should',
		'depends|can_not_promise|could_lower|longer_plan|not_a_fit|not_right_for|legal_aid|counsel*|bankruptcy_lawyer|bankruptcy_attorney|not_going_to|honest*|that_is_right|you_are_right|you_could|you_can|may_be_better|might_be_better|better_road|what_happened|which_part|what_would',
	],
}
