import type { SkillCode } from '../contract.ts'

/** Something a rep does that helps or hurts a skill, and how it sounds in his turns. */
export type Behavior = {
	skill: Exclude<SkillCode, 'compliance' | 'objection_handling'>
	/** Told to the rep as an observation. */
	text: string
	/** Points of ten it adds or takes, once a call. */
	points: number
	say: readonly string[]
	/** Only when the rep asks. */
	isQuestion?: boolean
}

export const behaviors: readonly Behavior[] = [
	{
		skill: 'discovery',
		text: 'Asked about the debts, one by one',
		points: 2,
		say: [
			'how_much|what|which|who|total|list|roughly|card_by_card|tell_me|give_me|break|walk_me ~6 owe|owing|debt*|card|cards|balance*|creditor*|total|accounts|damage|with_four|the_four',
			'owe|debt*|balance*|cards ~4 how|what|total|altogether|each',
			'the_total|card_by_card|which_cards|how_many_cards|who_are_they_with|give_me_the_damage',
		],
	},
	{
		skill: 'discovery',
		text: 'Asked what caused the hardship',
		points: 2,
		say: [
			'what_happened|what_brought|what_has_been_going|what_is_going_on|what_is_the_situation|how_did|how_would_the|how_come|what_got|what_changed|tell_me_what|tell_me_about|what_started|whats_happening|what_made|what_led|why_did|what_is_your_story|what_is_behind',
		],
	},
	{
		skill: 'discovery',
		text: 'Asked about income',
		points: 1.5,
		say: [
			'bring_home|take_home|coming_in|income|make_a|earn|clear_in|household_bring|your_own_job|work_for|what_do_you_do|whats_coming_in|paycheck|hours|who_pays_you|live_on|salary|pension|social_security',
		],
		isQuestion: true,
	},
	{
		skill: 'discovery',
		text: 'Asked about bills and what is left over',
		points: 1.5,
		say: [
			'rent|mortgage|bills|expenses|budget|left_over|leftover|groceries|afford|manage|comfortable|going_out|utilities|insurance|car_payment|what_is_left|squeeze',
		],
		isQuestion: true,
	},
	{
		skill: 'discovery',
		text: 'Asked whether the minimums are being met',
		points: 1,
		say: ['current|behind|late|minimum*|caught_up|past_due|missed|keeping_up|want_from'],
		isQuestion: true,
	},
	{
		skill: 'discovery',
		text: 'Looked at other ways out',
		points: 1.5,
		say: [
			'bankruptcy|hardship_plan|hardship_program|credit_counsel*|nonprofit|legal_aid|financial_hardship|consolidation_loan|on_your_own|by_yourself|looked_into|tried_before|have_you_tried|anybody_else|who_else',
		],
	},
	{
		skill: 'rapport',
		text: 'Answered hardship with sympathy',
		points: 2.5,
		say: [
			'sorry|thank_god|that_is_hard|that_is_rough|that_is_tough|sounds_hard|sounds_rough|sounds_tough|must_be|must_have_been|yikes|i_can_imagine|i_hear_you|no_shame|nothing_to_be_ashamed|you_are_not_alone|i_understand|makes_sense|that_makes_sense|glad_he|glad_she|glad_you|good_for_you|were_not_dumb|are_not_dumb|not_your_fault|a_lot_to_carry|bless|heavy|forgive_the|lot_of_people|does_not_make_you',
		],
	},
	{
		skill: 'rapport',
		text: 'Kept it friendly and human',
		points: 1.5,
		say: [
			'thank_you|thanks|appreciate|lovely|fair_enough|good_question|good_answer|good_instinct|respect|take_care|my_mother|congratulations|enjoy|regards|wear_a|ha|beautiful|wonderful|glad|take_your_time|no_rush|fair|happy_to|i_would_be_glad',
		],
	},
	{
		skill: 'rapport',
		text: 'Conceded what was true and told the bad news',
		points: 1.5,
		say: [
			'you_are_right|that_is_right|i_will_be_honest|to_be_honest|straight|honestly|i_can_not_tell_you|i_can_not_promise|nothing_is_for_sure|ugly_bit|has_a_price|not_a_promise|they_can|i_do_not_know_that|i_am_no_lawyer|not_attorneys|you_might_not_want|wouldnt_want_to_tell_you_wrong|would_not_want',
		],
	},
	{
		skill: 'closing',
		text: 'Left room to decide',
		points: 2,
		say: [
			'no_rush|no_hurry|no_pressure|take_your_time|sleep_on_it|read_it|read_through|look_it_over|same_offer|there_is_no_deadline|does_not_expire|whenever_you|glad_to_wait|wait_until|scroll_slow|whatever_you_decide|your_decision|up_to_you|ask_her|ask_him|do_not_sign|if_you_would_rather|not_going_to_squeeze|ring_me_if|call_me_if|talk_it_over|before_you_sign|you_tell_me',
		],
	},
	{
		skill: 'closing',
		text: 'Named the next step',
		points: 2,
		say: [
			'first ~2 payment|draft|pull|one|deposit ~4 ',
			'i_will|we_will|let_me|going_to ~3 send|text|email|mail|call|ring|try',
			'next_step*|sent|text_coming|text_comin|in_your_text|in_the_text|check_your_email|follow_up|shall_we_talk|talk_again|when_shall|call_you_on|ring_me|put_both_numbers|the_agreement',
		],
	},
	{
		skill: 'closing',
		text: 'Checked that it was understood',
		points: 1.5,
		say: [
			'in_your_own_words|say_it_back|tell_me_back|does_that_make_sense|make_sense_so_far|any_questions|what_questions|what_else|do_you_understand|you_follow|shall_i_carry|what_is_holding|anything_unclear|fishy|read_it_with_you|read_all_of_it|is_that_agreeable',
		],
	},
]
