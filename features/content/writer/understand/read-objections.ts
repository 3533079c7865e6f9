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
		'<mate> ~4 ok|okay|okays|approve*|approval|agree*|on_board|say_yes|sign_off|decide*|decision|against_it|says_no|said_no|skeptical|does_not|handles|controls|weigh_in|know_about|know|involved|input|blessing|permission|objection|has_to|needs_to|convinced|buy_in|thinks',
		'without|convince|convincing|wait_for|waiting_on|waiting_for|need|needs|get|gets|include ~3 <mate>',
		'ask|asks|talk|talks|speak|check|discuss|consult|run|show|clear ~4 <kin>',
		'<kin> ~3 ok|okay|approve*|agree*|on_board|say_yes|handles|thinks|says|against_it|told|skeptical|controls',
		'spouse|spousal|husband|wife|partner ~2 objection|stall|brush_off|issue',
		'both|two ~1 decision_makers|spouses',
	],
	competitor: [
		'competitor*|competition|another_company|other_company|different_company|other_companies|another_firm|other_firm|another_outfit|another_place|cheaper_elsewhere|shopping_around|shop_around|shopping|competing|freedom_debt|national_debt_relief|accredited|americor|beyond_finance|pacific_debt|clearone|century_support|curadebt|lower_quote|other_quotes|another_quote|better_offer|went_with_someone',
		'comparing|compare|compares ~3 us|companies|quotes|offers|other',
	],
	not_right_time: [
		'not|is_not|bad|wrong|not_a|not_the ~2 good_time|right_time|the_time|time|timing|best_time|great_time',
		'timing_objection|timing|not_now|not_right_now|call_me_later|call_back_later|maybe_later|not_this_month|hold_off|put_it_off|too_busy|after_the_holidays|after_christmas|after_tax*|tax_refund|wait_until|wait_till|waiting_until|until_after|not_ready|not_ready_yet|procrastinat*|busy_right_now',
	],
	manager_or_not_authorized: [
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
		'burned|burnt|bad_experience|got_screwed|been_through_this|did_not_work_before|did_not_work_last_time|last_company|previous_company|prior_company|old_company|other_program|previous_program',
	],
	scam_fear: [
		'scam*|fraud*|legit|legitimate|legitimacy|ripoff|rip_off|shady|sketchy|fishy|too_good_to_be_true|con_artist*|suspicious|distrust|mistrust|trustworthy|is_this_real|trust_us|trust_you|trust_me|trust_companies|trust_issue*|skeptical_of_us|bbb|are_you_real',
		'not|never|hard_to|how|why|can ~3 trust',
	],
	credit_score_worry: [
		'credit|score|scores|fico|credit_score|credit_report ~5 <damage>|worr*|concern*|fear*|scared|afraid|objection*|impact|bad|matters|precious|go_down|protect*',
		'<damage>|worr*|concern*|fear*|scared|afraid|nervous|asks|asking|ask|objection ~5 credit|score|fico',
		'good|great|excellent|perfect|high|proud_of_her|proud_of_his ~2 credit|score|credit_score',
	],
	bankruptcy_instead: ['bankrupt*|chapter_seven|chapter_thirteen|chapter_7|chapter_13'],
	pay_on_my_own: [
		'on|do_it|pay|handle|settle|negotiate|himself|by ~4 my_own|her_own|his_own|their_own|own_their_own|myself|herself|himself|themselves|directly|yourself',
		'do_it_yourself|diy|snowball|avalanche|dave_ramsey|pay_it_off_alone|keep_paying|pay_minimums|settle_directly|negotiate_directly|call_the_creditors_myself|without_help|without_our_help|pay_it_all_myself|chip_away',
	],
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
	const named = codesOf(findCues(sentences, objectionCues))
	if (named.length > 0 || !isAnswer) return named
	const turns = [...text.matchAll(speech)].slice(0, mostSpeeches).map(([, quoted, told]) => ({
		speaker: 'customer' as const,
		text: quoted ?? told ?? '',
		start: null,
		end: null,
		confidence: null,
	}))
	return turns.length === 0 ? [] : findObjections(readCall(turns), []).map(({ code }) => code)
}
