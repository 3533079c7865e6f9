import {
	certainWords,
	type Evidence,
	lexicon,
	type ReadTurn,
	saysYes,
	wholeTurn,
} from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'

export type Enrollment = {
	isClosedDeal: boolean
	enrollmentTurn: number | null
	/** The customer's words that may have closed the deal, if that depends on uncertain words. */
	provisional: Evidence | null
}

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

const customerSigns = book([
	'i|we|just|already|done|finger|it ~2 signed|sign_here|esigned|e_signed|initialed|submitted|clicked_submit|hit_submit|tapped|typed_my_name',
	'^ signed|submitted|initialed',
	'^ ~1 done|all_done|finished $',
	'it_took_it|it_took_my|it_took_the|it_is_sent|sent_it|sent_it_back|got_the_confirmation|says_congratulations|john_hancock|thumbprint|my_signature|i_pressed|i_tapped|i_hit_it|i_hit_submit|i_hit_the|put_my_name|signed_everything|i_wrote_my_name',
	'signed ~1 $',
	'signed ~2 it|that|them|all',
	'it ~1 say|says|said ~1 done|complete*|submitted|thank_you|success*|congratul*|all_set|signed|finished|received|confirmed',
	'i ~1 agree|consent|authorize ~2 enrol*|to_enroll|this|it|the_program|start|draft',
	'sign|set|get ~1 me|us ~1 up|enrolled|started|signed',
	'count|put ~1 me|us ~1 down',
	'please|go_ahead|yes ~1 enrol*|start_it|sign_me',
	'enroll_me|enrol_me|sign_me_up|yes_to_enrolling|i_want_to_enroll|i_would_like_to_enroll|ready_to_enroll|want_to_sign|ready_to_sign|where_do_i_sign|i_will_sign|i_am_signing|signing_it|signing_now|go_ahead_and_enroll|count_me_in',
	'i_am_in|we_are_in $',
	'i|we ~1 sign|signing|initial|initialing ~1 all|it|them|everything|both|here|<number>',
	'and|okay|there ~1 signed|i_signed',
	'it_went_through|went_through|it_is_done|that_is_done|done_signing|all_signed|i_finished_it|finished_it|i_did_it|did_the_signature ~1 $',
])
const customerAgrees = book([
	'i ~1 agree|consent|authorize $',
	'then|so|okay|alright|i_guess ~2 yes $',
	'start_it|enroll_it|enroll_them|enroll_us',
	'let_us ~2 do|get|go|start|try ~2 it|this|started|going|ahead|that',
	'do_it|let_me_do_it|i_will_do_it|we_will_do_it|i_would_do_it|then_do_it|go_ahead|go_for_it|sounds_good|sounds_like_a_plan|works_for_me|i_will_take_it|i_feel_okay|i_guess_i_do|i_am_ready|send_it|text_me|what_i_need_to_do|what_do_i_need_to_do|that_works|deal',
])
const repConfirms = book([
	'first ~2 deposit|draft|payment|draw|debit|withdrawal|one|pull|drop ~4 is|comes|come|will|goes|hits|on|posts|starts ~3 the|friday|monday|tuesday|wednesday|thursday|january|february|march|april|may|june|july|august|september|october|november|december|<number>',
	'you|your ~1 are|is ~1 enrolled|all_set|officially|set_up|signed_up|good_to_go|squared_away|locked_in|in_the_program|in_the_system|done',
	'you_are_in $',
	'welcome ~2 aboard|family|program|to_the',
	'it_went_through|i_see_it|i_have_it|got_it|got_your_signature|have_your_signature|signature_came|signature_is|came_through|you_got_yourself|you_have_got_yourself|congratulations|everything_went_through|that_is_everything_i_need|packet_is_signed',
	'see|got|have|received|showing ~2 your|a|the ~1 signature|initials|authorization',
])
/** What a rep does after a yes: continues to the bank, the signature or the people who enroll. */
const repActs = book([
	'enrollment|verification|compliance|onboarding|welcome|closing|intake ~1 department|team|call|officer|specialist|recording|line|agent|person|side|desk',
	'transfer*|connect*|patch*|bring|get|put|hand*|conference ~5 enrollment|verification|compliance|welcome|onboarding',
	'routing|checking|account_number|bank_info|checkbook|voided_check|debit_card|card_number|bank_account ~',
	'number|numbers ~2 at|on|along|across ~2 bottom|check|front|back',
	'text|texting|email|emailing|send|sending|sent ~3 link|documents|docs|agreement|packet|docusign|code|papers|paperwork|contract',
	'sign|initial|initials|tap|click|press|scroll ~5 box|line|name|here|button|bottom|agree|start|page|yellow|link',
	'verify|confirm|read|repeat|spell ~3 your|you|the ~3 address|name|social|birth|zip|email|bank|number|disclosures',
	'what_is_the_name_of_your_bank|which_bank|what_bank|who_do_you_bank',
])
const repAsksForBank = book([
	'routing|checking|account_number|bank_info|bank_information|bank|debit|card ~4 number|info|read|through|account|card|exp',
	'checkbook|long_number|card_number|card|number|numbers|routing|checking|exp|expiration|bank|bank_info|front|little_symbol|account',
])
/** In the customer's own words; text in brackets is ours. */
const givesBank = /\b(?:routing|checking|account|debit|visa|mastercard|card|savings)\b(?![^[]*\])/i
const repAsksToEnroll = book([
	'ready|enrol*|sign|get_started|go_ahead|set_you_up|set_up|move_forward|want_to_do|shall_we|do_this|start_you|get_you_started|agree|authorize|say_yes|lock|okay_with_that|all_set',
])
/** Where the money is to come from, or that it was entered. */
const givesAccount = book([
	'keyed|typed|punched|tapped ~1 it|that|them|everything ~1 in',
	'my|our|the ~1 bank|checking|account|check|credit_union ~1 is ~1 at|with|in|from',
	'my_bank_is|we_bank_at|i_bank_at|we_bank_with|i_bank_with',
])
/** A question to which a yes is consent. */
const repAsksConsent = book([
	'agree*|okay|fine|comfortable|consent*|authoriz* ~3 enrol*|starting|start|begin|us_to_start|sign*|draft*|withdraw*|debit*',
	'shall|should|may|can|do|want ~4 enrol*|sign_you_up|get_you_started|start_you|set_you_up',
	'say ~8 i_agree|you_agree|agree',
	'do_you|you ~2 agree|authorize|consent',
	'ready|want|like ~2 enrol*|sign_up|get_started|sign|start_the_program|get_going|move_forward|do_this',
])
const takesBack = book([
	'^ ~2 cancel ~1 please|all|everything|the',
	'want|like|please|just ~2 cancel ',
	'^ ~3 cancel $',
	'^ no|please|wait|actually? do_not ~1 send|run|charge|process|draft|enroll|start',
	'cancel|stop|undo|scrap|rip_up|tear_up|forget|take_back|reverse|void ~1 it|that|this|everything|the_whole_thing|my_enrollment|the_enrollment|the_program|my_application|my_payment|the_payment',
	'changed|change|changing ~1 my|our ~1 mind',
	'actually_no|on_second_thought|second_thoughts|never_mind|nevermind|hold_off|hold_on_a|do_not_want_to_do|do_not_want_this|do_not_want_it|i_am_out|take_my_name_off|take_me_off|back_out|backing_out|not_going_to_do|not_doing_this|not_doing_it|wait_no|want_out|unenroll|un_enroll|i_take_it_back|not_comfortable|leave_it|not_signing|not_gonna_sign|not_going_to_sign|will_not_sign|delete_that|delete_my|do_not_use_that|have_not_signed|did_not_sign|closed_it|i_closed',
])
const putsOff = book([
	'see|ask|check_with|talk_to|run_it_by|show|wait_for|discuss ~3 what ~2 says|say|thinks|think',
	'ask|talk_to|check_with|talk_with|run_it_by|show|wait_for|discuss ~2 my|our|the|a ~1 wife|husband|spouse|daughter|son|sister|brother|mother|father|mom|dad|partner|lawyer|attorney|accountant|pastor|family|auntie|uncle|kids',
	'go ~2 see|talk_to|ask ~4 lawyer|attorney|legal_aid|counselor|credit_union|bank',
	'i|i_will|let_me|i_would_rather ~1 call|ring|text|phone|hit ~1 you|back',
	'put|count|pencil ~1 me ~1 down_for|in_for',
	'come_back_to_you|read_it_over|read_through|look_it_over|look_at_it_first|turn_it_over|do_not_call',
	'think_about|think_it_over|mull|sleep_on|call_you_back|get_back_to_you|let_you_know|not_today|not_right_now|not_yet|no_thank|no_thanks|i_will_pass|going_to_pass|going_to_wait|rather_wait|ask_my|not_ready|maybe_later|pray_on|not_for_me|do_not_think_so|not_interested|would_rather_not|read_it_first|hold_off',
])
const repAcceptsNo = book([
	'cancel*|canceled|voided|pulled_it|scrapped|deleted|torn_up|undone|stopped ~2 it|that|everything|for_you|the',
	'nothing_will_be|will_not_run|not_enrolled|take_you_out|taken_you_out|pull_it_back|i_will_cancel|reversed',
])
const notYet = book([
	'if|when|before|after|until|once|would|should|might|not|never|do_not|have_not|did_not ~5 sign|signed|agree|enroll',
	'i_signed ~3 with_another|last_time|last_year|years|up_for_something|petition|the_lease|a_form',
])

/** Seven digits or more in a row, spoken one by one or written: an account, not an amount. Or where they were hidden. */
const longDigits =
	/(?:\b(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[\s,.-]*(?:(?:uh|um|and|then|its|it's|is|dash)\b[\s,]*){0,3}){7,}|(?:\d[\s,.-]*){7,}|\[(?:card|bank account|account|routing) number\]/i
/** An account is read out over several turns: the rep's question may be this many back. */
const turnsToReadOut = 4

/** In this first share of a call, 'go ahead' only means that the customer is listening. */
const openingShare = 0.25

/**
 * When the customer agreed to enroll, and whether they still agreed at the end. A deal is closed if the certain words
 * alone close it and no uncertain words cancel it.
 */
export function findEnrollment(call: ReadTurn[]): Enrollment {
	const inAllWords = turnOfEnrollment(call)
	const words = certainWords(call)
	const certain = words === call ? inAllWords : turnOfEnrollment(words)
	if (certain !== null && inAllWords !== null)
		return { isClosedDeal: true, enrollmentTurn: certain, provisional: null }
	const read = call[certain ?? inAllWords ?? -1]
	return { isClosedDeal: false, enrollmentTurn: null, provisional: read ? wholeTurn(read) : null }
}

/**
 * The turn in which the customer consented, or null. Consent is a signature, bank details given to enroll, or a yes that
 * the rep acts on. Taking it back reopens the deal; wanting to think it over reopens a deal that was not signed.
 */
function turnOfEnrollment(call: ReadTurn[]): number | null {
	let signedAt: number | null = null
	let agreedAt: number | null = null
	let confirmedAt: number | null = null
	const openingUntil = call.length * openingShare
	for (const read of call) {
		const before = call[read.index - 1]
		if (read.turn.speaker === 'customer') {
			if (isSigned(read, call) || (holdsStated(read, givesAccount) && isExpected(read, call, agreedAt)))
				signedAt = agreedAt = signedAt ?? read.index
			else if (holdsStated(read, takesBack)) signedAt = agreedAt = confirmedAt = null
			else if (holdsStated(read, putsOff)) agreedAt = confirmedAt = null
			else if (read.index >= openingUntil && agrees(read, before)) {
				agreedAt ??= read.index
				if (before && holds(before, repAsksConsent)) confirmedAt ??= read.index
			}
		} else if (read.turn.speaker === 'rep') {
			if (before && holds(before, takesBack) && holds(read, repAcceptsNo))
				signedAt = agreedAt = confirmedAt = null
			else if (agreedAt !== null && (holdsStated(read, repConfirms) || holds(read, repActs)))
				confirmedAt ??= agreedAt
		}
	}
	return signedAt ?? confirmedAt
}

/** The last turn in which the customer signs, gives an account or says yes; if none is found, their last one. */
export function lastAgreement(call: ReadTurn[]): number | null {
	const turns = call.filter(({ turn }) => turn.speaker === 'customer')
	const agreed = turns.findLast(
		(read) => isSigned(read, call) || holdsStated(read, givesAccount) || agrees(read, call[read.index - 1]),
	)
	return (agreed ?? turns.at(-1))?.index ?? null
}

/** Bank details count only after the customer has agreed or the rep has started the paperwork. */
const isExpected = ({ index }: ReadTurn, call: ReadTurn[], agreedAt: number | null) =>
	agreedAt !== null ||
	call
		.slice(Math.max(0, index - turnsToReadOut), index)
		.some((each) => each.turn.speaker === 'rep' && holds(each, repActs))

/** A yes to the program: in so many words, or to a rep who asked for it. */
const agrees = (read: ReadTurn, before: ReadTurn | undefined) =>
	holdsStated(read, customerAgrees) ||
	((saysYes(read) || saysOkay(read)) && before !== undefined && holds(before, repAsksToEnroll))

const saysOkay = ({ sentences }: ReadTurn) =>
	/^ (?:okay|ok|alright|all right|fine|mm hm|uh huh|i guess|why not|let us) /.test(sentences[0]?.words ?? '')

function isSigned(read: ReadTurn, call: ReadTurn[]) {
	const signs = read.sentences.some(
		(sentence) =>
			!sentence.isQuestion && holdsPhrase(sentence, customerSigns) && !holdsPhrase(sentence, notYet),
	)
	if (signs) return true
	if (!longDigits.test(read.turn.text.slice(0, 2000))) return false
	const asked = call.slice(Math.max(0, read.index - turnsToReadOut), read.index)
	return (
		givesBank.test(read.turn.text.slice(0, 2000)) ||
		asked.some((each) => each.turn.speaker === 'rep' && holds(each, repAsksForBank))
	)
}

const holds = (read: ReadTurn, phrases: ReturnType<typeof book>) =>
	read.sentences.some((sentence) => holdsPhrase(sentence, phrases))

const holdsStated = (read: ReadTurn, phrases: ReturnType<typeof book>) =>
	read.sentences.some((sentence) => !sentence.isQuestion && holdsPhrase(sentence, phrases))
