import { isCertain, lexicon, type ReadTurn } from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase } from '#platform/english/phrases.ts'

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

/** What a rep says who enrolls someone now: asks for the account, has it signed, hands over to those who enroll. */
const enrolls = book([
	'what|need|get|give|have|read|grab|confirm|verify|take|tell ~3 routing|account|card|debit_card|checking_account ~1 number|numbers|info|information',
	'which|what ~2 bank|credit_union ~3 you|your|deposit*|draft*|money|with|at|use',
	'who_do_you_bank|where_do_you_bank|grab_your_checkbook|get_your_checkbook|voided_check',
	'sign|initial|signature|initials ~3 here|there|now|box|line|bottom|screen|page|link|for_me|below',
	'click|tap|press|hit ~4 sign|submit|agree|adopt_and_sign|start_signing|finish',
	'let_us|let_me|going_to|i_will|we_will|go_ahead_and|ready_to|want_to|would_like_to|can_i|shall_we|like_me_to ~3 enroll|enrolled|get_you_enrolled|sign_you_up|get_you_signed_up|sign_up|get_you_set_up|get_you_started|get_started_today',
	'do_you|you ~2 agree|authorize|consent ~2 to ~2 enroll*|draft*|withdraw*|debit*|start|the_program|these_terms',
	'transfer*|connect*|patch*|put|hand* ~5 enrollment|verification|welcome|onboarding ~1 department|team|specialist|officer|line|call',
	'pick|choose|what|which ~3 date|day ~4 first ~1 deposit|draft|payment',
	'you_are|you_will_be ~1 enrolled|all_signed_up|officially_enrolled',
	'welcome_to_the_program|congratulations_on_enrolling',
])

/** The same words about another time, or about what will not be. */
const notNow = book([
	'if|when|before|after|until|once|unless|whenever|in_case|by_the_time|suppose|let_us_say|should ~8 enroll*|sign*|start*|authorize|agree|account|routing|started|set_up',
	'not|never|no|nobody|nothing|without ~5 enroll*|sign*|start*|authorize|agree|account|routing|number|set_up|card',
	'you_can|you_may|you_could|you_would|you_get_to|they_will|they_would|people|somebody|most_clients ~4 enroll*|sign*|cancel*',
	'the|a|each|every ~2 debt|debts|creditor|balance|balances ~2 you ~1 enroll*',
	'how_much|what ~3 owe|balance|limit|interest|past_due|behind ~4 card|account',
])

/** The words with which a turn of the rep enrolls the customer, or null. */
export function findEnrolling(read: ReadTurn): string | null {
	if (read.turn.speaker !== 'rep' || !isCertain(read.confidence)) return null
	for (const sentence of read.sentences) {
		const [match] = findPhrases(sentence, enrolls)
		if (!match || holdsPhrase(sentence, notNow)) continue
		return read.turn.text.slice(sentence.from, sentence.to)
	}
	return null
}
