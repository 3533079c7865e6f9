import { lexicon, type ReadTurn, saysYes } from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'

export type Enrollment = { isClosedDeal: boolean; enrollmentTurn: number | null }

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

const customerSigns = book([
	'i|we|just|already|done|finger|it ~2 signed|sign_here|esigned|e_signed|initialed|submitted|clicked_submit|hit_submit|tapped|typed_my_name',
	'^ signed|submitted|initialed',
	'^ ~1 done|all_done|finished $',
	'it_took_it|it_took_my|it_took_the|it_is_in|it_is_sent|sent_it|sent_it_back|got_the_confirmation|says_congratulations|john_hancock|thumbprint|my_signature|i_pressed|i_tapped|i_hit|put_my_name|signed_everything|i_wrote_my_name',
	'signed ~1 $',
	'signed ~2 it|that|them|all',
	'it ~1 say|says|said ~1 done|complete*|submitted|thank_you|success*|congratul*|all_set|signed|finished|received|confirmed',
	'i ~1 agree|consent|authorize ~2 enroll|to_enroll|this|it|the_program|start|draft|$',
	'sign|count|put|enroll|get|set ~1 me|us ~1 up|in|down|enrolled|started|signed',
	'enroll_me|sign_me_up|yes_to_enrolling|i_want_to_enroll|i_would_like_to_enroll|ready_to_enroll|want_to_sign|ready_to_sign|where_do_i_sign|i_will_sign|i_am_signing|signing_it|signing_now|go_ahead_and_enroll|i_am_in|we_are_in|count_me_in',
	'it_went_through|went_through|it_is_done|that_is_done|done_signing|all_signed|i_finished_it|finished_it|i_did_it|did_the_signature|did_it ~1 $',
])
const customerAgrees = book([
	'let_us ~2 do|get|go|start|try ~2 it|this|started|going|ahead|that',
	'do_it|let_me_do_it|i_will_do_it|we_will_do_it|i_would_do_it|then_do_it|go_ahead|go_for_it|sounds_good|sounds_like_a_plan|works_for_me|i_will_take_it|i_feel_okay|i_guess_i_do|i_am_ready|send_it|text_me|what_i_need_to_do|what_do_i_need_to_do|that_works|i_can_do_that|i_can_make|i_can_swing|deal',
])
const repConfirms = book([
	'first ~3 is|comes|comes_out|will|goes|goes_out|on_the|hits|drafts|friday|monday|tuesday|wednesday|thursday|the_first|due ~2 ',
	'draft*|pull*|debit*|withdraw*|come_out|comes_out ~3 on ~1 the|friday|monday|tuesday|wednesday|thursday',
	'you|your ~1 are|is ~1 enrolled|all_set|in|officially|set_up|approved|signed_up|good_to_go',
	'welcome ~2 aboard|family|program|in|to',
	'approved|it_went_through|i_see_it|got_your_signature|have_your_signature|signature_came|came_through|confirmed|enrolled|you_got_yourself|you_have_got_yourself|congratulations',
])
const repAsksForBank = book([
	'routing|checking|account_number|bank_info|bank_information|bank|debit|card ~4 number|info|read|through|account|card|exp',
	'checkbook|long_number|card_number|card|number|numbers|routing|checking|exp|expiration|bank|bank_info|front|little_symbol|account',
])
const givesBank = book(['routing|checking|account|debit|visa|mastercard|card|savings'])
const repAsksToEnroll = book([
	'ready|enroll*|sign|get_started|go_ahead|set_you_up|set_up|move_forward|want_to_do|shall_we|do_this|start_you|get_you_started|agree|authorize|say_yes|lock|okay_with_that|all_set',
])
const takesBack = book([
	'cancel|stop|undo|scrap|rip_up|tear_up|forget|take_back|pull|reverse|void ~1 it|that|this|everything|the_whole_thing|my_enrollment|the_enrollment|the_program|my_application|my_payment|the_payment',
	'changed|change|changing ~1 my|our ~1 mind',
	'actually_no|on_second_thought|second_thoughts|never_mind|nevermind|hold_off|hold_on_a|do_not_send|do_not_run|do_not_charge|do_not_process|do_not_want_to_do|do_not_want_this|do_not_want_it|i_am_out|take_my_name_off|take_me_off|back_out|backing_out|not_going_to_do|not_doing_this|not_doing_it|wait_no|want_out|unenroll|un_enroll|i_take_it_back|not_comfortable|leave_it|not_signing|not_gonna_sign|not_going_to_sign|will_not_sign|delete_that|delete_my|do_not_use_that|have_not_signed|did_not_sign|closed_it|i_closed',
])
const putsOff = book([
	'think_about|think_it_over|sleep_on|call_you_back|get_back_to_you|let_you_know|not_today|not_right_now|not_yet|no_thank|no_thanks|i_will_pass|going_to_pass|going_to_wait|rather_wait|talk_to_my|ask_my|not_ready|maybe_later|pray_on|not_for_me|do_not_think_so|not_interested|would_rather_not|read_it_first|hold_off',
])
const repAcceptsNo = book([
	'cancel*|canceled|voided|pulled_it|scrapped|deleted|torn_up|undone|stopped ~2 it|that|everything|for_you|the',
	'nothing_will_be|will_not_run|not_enrolled|take_you_out|taken_you_out|pull_it_back|i_will_cancel|reversed',
])
const notYet = book([
	'if|when|before|after|until|once|would|should|might|not|never|do_not|have_not|did_not ~5 sign|signed|agree|enroll',
	'i_signed ~3 with_another|last_time|last_year|years|up_for_something|petition|the_lease|a_form',
])

/** Seven digits or more in a row, spoken one by one or written: an account, not an amount. */
const longDigits =
	/(?:\b(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double)\b[\s,.-]*){7,}|(?:\d[\s,.-]*){7,}/i

/** From this share of the call on, a rep who names the first payment closes it. */
const closingFrom = 0.5

/**
 * When the customer agreed to enrol, and whether the deal still stood at the end. Consent is a signature, bank
 * details given for it, or a yes that the rep acts on. Taking it back reopens the deal; wanting to think it over
 * reopens one that was not signed.
 */
export function findEnrollment(call: ReadTurn[]): Enrollment {
	let signedAt: number | null = null
	let agreedAt: number | null = null
	let confirmedAt: number | null = null
	for (const read of call) {
		const before = call[read.index - 1]
		if (read.turn.speaker === 'customer') {
			if (isSigned(read, before)) signedAt ??= read.index
			else if (holdsStated(read, takesBack)) signedAt = agreedAt = confirmedAt = null
			else if (holdsStated(read, putsOff)) agreedAt = confirmedAt = null
			if (agrees(read, before)) agreedAt ??= read.index
		} else if (read.turn.speaker === 'rep') {
			if (before && holds(before, takesBack) && holds(read, repAcceptsNo))
				signedAt = agreedAt = confirmedAt = null
			else if (holds(read, repConfirms) && read.index >= call.length * closingFrom) {
				confirmedAt = agreedAt ?? Math.max(0, read.index - 1)
			}
		}
	}
	const enrollmentTurn = signedAt ?? confirmedAt
	return { isClosedDeal: enrollmentTurn !== null, enrollmentTurn }
}

/** A yes to the program: in so many words, or to a rep who asked for it. */
const agrees = (read: ReadTurn, before: ReadTurn | undefined) =>
	holds(read, customerAgrees) || (saysYes(read) && before !== undefined && holds(before, repAsksToEnroll))

function isSigned(read: ReadTurn, before: ReadTurn | undefined) {
	const signs = read.sentences.some(
		(sentence) =>
			!sentence.isQuestion && holdsPhrase(sentence, customerSigns) && !holdsPhrase(sentence, notYet),
	)
	if (signs) return true
	const isForPayment =
		(before?.turn.speaker === 'rep' && holds(before, repAsksForBank)) || holds(read, givesBank)
	return isForPayment && longDigits.test(read.turn.text.slice(0, 2000))
}

const holds = (read: ReadTurn, phrases: ReturnType<typeof book>) =>
	read.sentences.some((sentence) => holdsPhrase(sentence, phrases))

const holdsStated = (read: ReadTurn, phrases: ReturnType<typeof book>) =>
	read.sentences.some((sentence) => !sentence.isQuestion && holdsPhrase(sentence, phrases))
