import type { ProhibitedStatement } from '../prohibited-statement.ts'

/** Judged only after the customer asked in the same call not to be called: see `detect/find-ignored-requests.ts`. */
/** 'Nobody from here will call you again.' */
const nobodyCalls = 'nobody|no_one ~4 will|is_going_to ~2 call|contact|ring|reach|bother'

export const doNotCallIgnored: ProhibitedStatement = {
	code: 'do_not_call_ignored',
	title: 'Ignoring, delaying or setting terms for a stop-calling request',
	severity: 'critical',
	citation: '16 CFR 310.4(b)(1)(iii)(A); 47 CFR 64.1200',
	why: 'Any clear request to stop counts, spoken too. It must be honored, not argued with, delayed or made to depend on anything.',
	sayInstead: "I've put this number on our do-not-call list. You won't hear from us again. Goodbye.",
	topic: 'call* list',
	claims: [
		{
			say: [
				'call|try|ring|reach|check|circle|follow|hit|get ~2 you ~3 back|again|later|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next|week|weekend|morning|another|at_six|when',
				'check_in|circle_back|follow_up|check_back|touch_base|try_again|call_again|keep_calling|keep_trying|call_back|try_back|ring_back|talk_tomorrow|talk_soon|talk_next ~4',
				'another|different|other|new ~2 number|line|phone|extension ~5',
				'your|the ~1 cell|home|work|office|wife|husband|job|landline|mother|son|daughter ~3 number|too|instead|then|next',
			],
			unless: [
				'will_not|not|never ~3 call|hear|bother|contact|ring',
				'unless_you ~2 ask|call|want_us',
				nobodyCalls,
			],
			evenAsked: true,
		},
		{
			say: [
				'can_not|not|no|unable|never ~3 take|remove|pull|get|stop|delete|opt ~4 off|you|list|calls|number|calling|out|that',
				'have_to|need_to|must|got_to|would_have_to|would_need_to|you_will_have_to ~5 writ*|letter|form|mail|email|website|supervisor|manager|text|press|verify|confirm|online|dial|call ~5',
				'system|computer|dialer|machine|robot|auto* ~5 call*|dial*|itself|does_it|control*|stop|list|number*',
				'takes|take|up_to|within|wait ~3 <duration>',
				'you ~2 filled|signed|applied|opted|requested|agreed|gave|consented|clicked|submitted|asked|reached|inquired ~8',
				'we_are|i_am|it_is ~1 allowed|legal|exempt|within|not_bound|not_covered ~4',
				'does_not|do_not|not ~2 apply|count|cover|matter|work|mean ~4',
				'there_is_no|no_such|there_is_not ~1 list|way|button|such',
				'before|first|but|unless|until|when|if|once|after|just ~5 hear|listen|answer|pick|give|tell|enroll|sign|date|question|minute*|second*|seconds|let_me|explain|pay|qualify|one_thing|finish|see|understand ~4',
				'hear_me_out|hear_this|one_more_thing|one_quick|real_quick|give_me|two_minutes|one_minute|thirty_seconds|couple_minutes|just_a_second|quick_question|last_thing|let_me_finish|let_me_just|let_me_ask|just_let_me|just_one|bear_with_me|hold_on|not_so_fast|slow_down|wait_a|hang_on|calm_down|relax',
				'what ~3 would|will|if|about|is ~3 take|get|problem|reason|wrong|stopping',
				'why ~4',
				'i_will_stop_when|stop_when|stop_once|stop_if|stop_calling_when|if_you_want|if_you_want_the|if_you_do_not_like|block_us|block_the_number|change_your_number|do_not_answer',
				'sell|sold|bought|lists|lead|leads ~5',
				'owe|behind|debt|balance*|qualify|qualif*|save|sav*|program|rate|interest|settle*|approv*|offer|cards|over_ten|cards_cause ~4',
				'colleague|associate|partner|someone_else|somebody_else|another_agent|another_rep|senior|supervisor|manager|my_boss|my_team|the_team|night_shift ~5 call|reach|try|contact|ring|follow|touch|take',
				'not_selling|not_a_sales|not_telemarket*|not_a_telemarketer|not_sales',
				'charge|fee|cost ~5 list|off|remov*',
				'i_know_you_said|you_say_that_now|you_do_not_mean|you_said_that_last|everybody_says|you_hung_up|people_say_that',
				'not_until|no_can_do|good_luck|fat_chance|nice_try|do_not_think_so|make_me|too_bad|tough|sue_me|report_me|go_ahead_and|call_them|call_em|call_whoever ~4',
				'mark|note|put ~4 not_interested|busy|callback|call_back|later|cool_off|snooze|pause',
			],
			unless: ['will_not ~3 call|hear|bother|contact|ring', 'unless_you ~2 ask|call|want_us', nobodyCalls],
			evenAsked: true,
		},
	],
}
