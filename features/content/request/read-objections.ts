import { readCall } from '#features/compliance/index.ts'
import { findObjections } from '#features/playbook/index.ts'
import { codesOf, findCues, openCues } from './cues.ts'
import type { Typed } from './read-typed.ts'

/** How requests name the playbook's objections, or say them in the customer's words. */
const objectionCues = openCues({
	price: [
		'price|pricing|cost|costs|money|fee|fees|budget|payment|expensive|affordability ~2 objection*|concern*|pushback|worr*|issue|brush_off|rebuttal',
		'too|so|pretty|kinda|kind_of|really ~2 expensive|pricey|steep|high|much_money',
		'is|are|seems|sounds|think|thinks|looks|sound ~3 expensive|pricey|steep|too_high|too_much',
		'can_not|could_not|not_able_to|unable_to|not ~2 afford|swing|cover|pay_for',
		'costs|cost|charge|charges|fee|fees ~3 too|so ~1 much|high|expensive|big|steep',
		'tight_budget|budget_is_tight|money_is_tight|no_money|broke|out_of_budget|can_not_swing|lower_fee|cheaper|sticker_shock|not_in_the_budget|not_in_her_budget|not_in_his_budget|balk* ~1',
		'fee|price|payment|deposit|cost ~3 balk*|chok*|too_high|object*|hang_up|hesita*',
		'balk*|object*|complain*|push*|upset|stuck|hung_up|mad|concerned|worried|asks|why ~5 fee|fees|price|cost|monthly_payment|deposit|percent',
		'fee|price|cost|costs|deposit ~4 robbery|crazy|insane|ridiculous|outrageous|nuts',
		'too ~1 much ~3 month|money',
		'monthly|payment ~2 too ~1 much|high',
		'tell_me_the_price|quarter_of_my_debt|quarter_of_what|more_than_i_can|more_than_she_can|more_than_he_can|can_not_do_that_much',
		'fee|fees|price|cost ~4 froze|freezes|quiet|silent|ripoff|rip_off|joke|steep|walks|laughed',
		'ripoff|robbery|highway_robbery ~6 fee|percent|price',
		'<percent> ~1 fee ~8 ripoff|rip_off|robbery|crazy|high|much',
		'why ~3 pay ~1 you',
		'<number> ~1 fee ~4 froze|balk*|choked|quiet',
		'going_to_cost_me|what_does_it_cost|what_is_it_going_to_cost|how_much_does_it_cost|what_will_it_cost',
		'why ~4 pay_you|charge|fee_is|fees_are|so_much',
	],
	think_about_it: [
		'think|thinking|thinks|mull*|pray|sleep|chew ~2 about_it|about_this|about_that|it_over|this_over|over_it|on_it|over|it_through|this_through|about_everything|about_things',
		'need*|want*|wants|asked_for|give_me ~3 time|day|days|weekend|night ~2 think|decide|consider|to_process|review',
		'i_will_let_you_know|i_will_get_back_to_you|get_back_to_me|let_me_know_later|think_objection|stall|stalling|needs_to_think|has_to_think|wants_to_think|is_thinking|still_thinking|send_me_something_in_writing|in_writing_first',
		'send_me|email_me|mail_me ~2 information|something|details',
	],
	spouse: [
		'ask|asks|talk|talks|speak|check|checks|discuss|consult|run|clear|go_over|review|show ~4 <mate>',
		'<mate> ~2 not ~2 on_board|sold|happy|convinced|like|want|keen|into|trust',
		'<mate> ~1 would|will ~1 kill|murder|divorce',
		'<mate> ~1 decides|first',
		'<mate> ~4 ok|okay|okays|approve*|approval|agree*|on_board|say_yes|sign_off|decide*|decision|against_it|says_no|said_no|skeptical|does_not|handles|controls|weigh_in|know_about|know|involved|input|blessing|permission|objection|has_to|needs_to|convinced|buy_in|thinks',
		'without|convince|convincing|wait_for|waiting_on|waiting_for|need|needs|get|gets|include ~3 <mate>',
		'ask|asks|talk|talks|speak|check|discuss|consult|run|show|clear ~4 <kin>',
		'<kin> ~3 ok|okay|approve*|agree*|on_board|say_yes|handles|thinks|says|against_it|told|skeptical|controls',
		'spouse|spousal|husband|wife|partner ~2 objection|stall|brush_off|issue',
		'both|two ~1 decision_makers|spouses',
	],
	competitor: [
		'competitor*|competition|another_company|other_company|different_company|other_companies|another_firm|other_firm|another_outfit|another_place|cheaper_elsewhere|shopping_around|shop_around|shopping|competing|freedom_debt|national_debt_relief|accredited|americor|beyond_finance|pacific_debt|clearone|century_support|curadebt|lower_quote|other_quotes|another_quote|better_offer|went_with_someone',
		'credit_union|bank ~6 loan|plan|program|consolidat*|instead|offered',
		'loan ~3 credit_union|bank',
		'talk*|spoke|speaking|working|signed|went|met|enrolled ~3 freedom|national|accredited|americor|another|someone_else|other|competitor*',
		'hardship_plan|hardship_program|other_company|company_charges|company_only_charges|lower_fee|other_place',
		'comparing|compare|compares ~3 us|companies|quotes|offers|other',
	],
	not_right_time: [
		'not|is_not|bad|wrong|not_a|not_the ~2 good_time|right_time|the_time|time|timing|best_time|great_time',
		'call|check|contact|try|get_back ~2 me? ~1 next|later|back_in|back_after|after|in_january|in_february|in_march',
		'call_me_next|call_me_after|next_month|next_year|next_week ~',
		'wait*|after|until ~4 bonus|payday|refund|holidays|christmas|taxes|raise|summer|january|wedding|surgery',
		'just_wants_to_wait|wants_to_wait|rather_wait|wait_and_see|hold_off|not_yet',
		'can_not ~2 start|talk ~2 now',
		'at_work|in_a_meeting|driving_right_now|can_not_talk|busy',
		'timing_objection|timing|not_now|not_right_now|call_me_later|call_back_later|maybe_later|not_this_month|hold_off|put_it_off|too_busy|after_the_holidays|after_christmas|after_tax*|tax_refund|wait_until|wait_till|waiting_until|until_after|not_ready|not_ready_yet|procrastinat*|busy_right_now',
	],
	manager_or_not_authorized: [
		'son|daughter|mother|father|mom|dad|brother|sister|accountant|someone_else ~1 handles|manages|does|pays ~3 finances|money|bills|books|this',
		'his|her|their|my ~1 mother|father|mom|dad|son|daughter|brother|sister ~2 debt',
		'manager ~1 decides|has_to|must|needs',
		'not ~2 authorized|allowed|decision_maker|one_who_decides|person_who_decides|my_decision|account_holder',
		'talk|speak|get|wants|demands|asking|ask|asks ~3 manager|supervisor|your_boss|someone_higher',
		'power_of_attorney|poa|not_the_one|not_my_debt|handles_the_money|handles_the_bills|handles_the_finances|handles_the_books|not_up_to_her|not_up_to_him|gatekeeper|someone_else_decides|decision_maker',
	],
	not_sure: [
		'not_sure|unsure|on_the_fence|hesitant|hesitat*|second_thoughts|cold_feet|undecided|skeptical|iffy|wavering|torn|doubt*|nervous|uncertain|reluctant|not_convinced|not_comfortable|uneasy|having_doubts',
	],
	already_tried: [
		'already|before|previously|once ~2 tried|did|used|been_in|burned|enrolled',
		'tried ~3 before|already|this|program|settlement|another',
		'been ~2 through|in ~2 program|this|company|one',
		'paid|lost|gave ~3 another|other ~1 company|outfit|place',
		'tried ~3 failed|worse|nothing',
		'burned|burnt|bad_experience|got_screwed|been_through_this|did_not_work_before|did_not_work_last_time|last_company|previous_company|prior_company|old_company|other_program|previous_program',
	],
	scam_fear: [
		'scam*|fraud*|legit|legitimate|legitimacy|ripoff|rip_off|shady|sketchy|fishy|too_good_to_be_true|con_artist*|suspicious|distrust|mistrust|trustworthy|is_this_real|trust_us|trust_you|trust_me|trust_companies|trust_issue*|skeptical_of_us|bbb|are_you_real',
		'not|never|hard_to|how|why|can|no ~3 trust',
		'crook*|thieves|steal|stealing|stole|hustle|racket|con_men|take_the_money|bad_reviews|bad_review|negative_reviews|reddit|a_robot|the_catch|what_is_the_catch|giving_you_my|give_you_my|bank_account_number|social_security_number|routing_number|sounds_illegal|trust_issue|trust_objection|complaints_online',
		'is|this ~3 legal|illegal|legit|real',
		'another|other|some ~1 company ~6 nothing|ran|scammed|stole|disappeared',
		'read|saw|heard ~4 bad|horrible|awful|terrible|ruin*|stories',
	],
	credit_score_worry: [
		'credit|score|scores|fico|credit_score|credit_report ~5 <damage>|worr*|concern*|fear*|scared|afraid|objection*|impact|bad|matters|precious|go_down|protect*',
		'<damage>|worr*|concern*|fear*|scared|afraid|nervous|asks|asking|ask|objection ~5 credit|score|fico',
		'credit ~1 objection|thing|question|worry|fear|issue',
		'why|what|how ~5 credit|score ~2 drop*|go_down|fall*|hurt*|happen*',
		'good|great|excellent|perfect|high|proud_of_her|proud_of_his ~2 credit|score|credit_score',
	],
	bankruptcy_instead: ['bankrupt*|chapter_seven|chapter_thirteen|chapter_7|chapter_13'],
	pay_on_my_own: [
		'on|do_it|pay|handle|settle|negotiate|himself|by ~4 my_own|her_own|his_own|their_own|own_their_own|myself|herself|himself|themselves|directly|yourself',
		'call|calls|settle|negotiate|work|talk|pay ~3 bank*|creditor*|card_company|companies|collector* ~2 myself|himself|herself|themselves|directly|own',
		'settle|negotiate|pay|do|handle ~2 herself|himself|themselves|myself|ourselves',
		'minimum* ~1 forever|keep_paying_the_minimum*|throwing|chipping',
		'do_it_yourself|diy|snowball|avalanche|dave_ramsey|pay_it_off_alone|keep_paying|pay_minimums|settle_directly|negotiate_directly|call_the_creditors_myself|without_help|without_our_help|pay_it_all_myself|chip_away',
	],
})

/** Where an answer is wanted, the subject alone names the objection: 'spouse, price, timing'. */
const bareCues = openCues({
	price: ['price|pricing|fee|fees|expensive|afford'],
	spouse: ['spouse|spousal'],
	not_right_time: ['timing|bad_time|later'],
	scam_fear: ['scam*|trust|legit*'],
	bankruptcy_instead: ['bankruptcy'],
})

/** What a customer said, told or quoted: up to the end of the sentence. */
const speech =
	/[“"]([^“”"]{4,300})[”"]|\b(?:he|she|they|customers?|clients?|prospects?|lady|guy|lead|husband|wife|who)(?: just| always| keeps?| is| was)? (?:says?|said|saying|asks?|asked|asking|tells? me|told me|thinks?|worries|goes|objects)(?: that| if| whether)?[,:]? ([^.?!\n]{4,200})/gi
const mostSpeeches = 8

/**
 * Codes of the objections that a request is about: named or, where an answer is wanted, in words that a customer is
 * said to say.
 */
export function readObjections({ sentences, text }: Typed, isAnswer: boolean): string[] {
	const told = codesOf(findCues(sentences, objectionCues))
	if (!isAnswer) return told
	const named = [...new Set([...told, ...codesOf(findCues(sentences, bareCues))])]
	if (named.length > 0) return named
	const turns = [...text.matchAll(speech)].slice(0, mostSpeeches).map(([, quoted, told]) => ({
		speaker: 'customer' as const,
		text: quoted ?? told ?? '',
		start: null,
		end: null,
		confidence: null,
	}))
	return turns.length === 0 ? [] : findObjections(readCall(turns), []).map(({ code }) => code)
}
