import { compilePhrases, findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Evidence } from '../contract.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import { restingOn } from './certainty.ts'
import { clauseAround, type ReadTurn, wholeTurn } from './read-call.ts'
import type { ReadyStatement } from './rule-books.ts'

const book = (phrases: string[]) => compilePhrases(phrases, lexicon)

const requests = book([
	'stop|quit|cease ~2 calling|calls|phoning|ringing|texting|dialing|contacting|bothering|harassing',
	'do_not|never|not ~3 call|phone|ring|contact|text|dial|bother ~2 me|us|here|this|again|anymore|back|my|him|her|no_more|house|number',
	'take|get|pull|scratch|strike|cross|leave|keep ~2 me|us|my_name|my_number|this_number|him|her|it|my_phone ~3 off',
	'remove|delete|erase|scrub ~2 me|my|us|this ~3',
	'off ~1 your|the|that|this|y_all ~1 list|lists|call_list',
	'put|add ~2 me|us|this_number ~4 list|do_not_call',
	'do_not_call_list|no_call_list|do_not_call_registry|on_the_do_not_call|the_do_not_call',
	'lose|forget|delete ~1 my|this|that ~1 number',
	'no_more|any_more|enough ~2 calls|texts|calling',
	'calls|calling|texts|texting ~2 have_to|need|needs|has|must|got_to ~2 stop|quit|end|cease',
	'need|want|like|ask|asking|asked|begging|tell|telling|told|please|wish|got ~3 you ~3 stop|quit|not_call|not_to_call|never_call|leave|lose|take_me|take_us|remove',
	'stop|quit ~2 with_the|all_these|these ~1 calls|calling',
	'i|we ~1 want|wanted|would_like|need ~2 off|out ~2 list|this|these|your|calls|it',
	'supposed_to ~4 off|list|do_not_call|stopped',
	'never ~2 call|dial|ring|phone ~3',
	'do_not ~1 you ~2 call|ring|phone|dial',
	'take|get|pull|delete ~3 out_of|off ~1 your|the|that|this ~1 system|computer|list|lists|dialer|database|files',
	'revoke|withdraw ~3 consent|permission',
	'unsubscribe|opt_out|opt_me_out',
	'leave ~1 me|us ~1 alone|be',
	'told_you|asked_you|said|telling_you ~4 stop|take_me_off|not_to_call|to_call|off ~3',
	'how_many_times ~6 tell|call|stop|say|ask',
	'do_not_want ~3 calls|call|to_be_called|hear_from',
])
/** Sounds like a request but isn't one, or is about someone else's calls. */
const otherMatters = book([
	'collector*|creditor*|bank*|they|chase|citi*|discover|them|credit_one ~4 stop|quit|call*|leave',
	'stop|quit ~1 calling ~1 me ~1 sir|maam|mister|mr|mrs|miss|honey|sweetie|hon|bud|buddy|that|a',
	'at_work|at_home|before_noon|after_six|in_the_morning|on_sunday* ~3 call|instead',
	'call ~3 instead|at_home|after|later|tomorrow|in_the_evening|my_cell',
	'reminder*',
	'i_never|we_never|he_never|she_never ~2 call|called|made|phoned|dialed',
	'do_you|will_you|can_you|does_it|will_it|would_you|if_i ~6 stop|make',
	'stop_calling_them|stop_them|make_them_stop|to_stop_calling_me_at',
])
const honors = book([
	'i|we|you|number|name|it|ive|have|am|are|is|got|get|getting ~4 removed|remove|removing|taken_off|take_you_off|taking_you_off|took_you_off|off_the_list|coming_off|delete|deleted|deleting|off_our_list|off_my_list|off_right_now|opted_out|unsubscribed|pulled',
	'on|to ~1 our|the|my|a|your ~2 do_not_call|no_call|dnc|internal_list|opt_out|suppression',
	'not|never|nobody|no_one|no ~4 call|hear|contact|bother|ring|phone|trouble|calls|rings|calling|text',
	'you_are_off|you_are_out|consider_it_done|will_do|right_away|done|you_got_it|taken_care_of|understood|scratched|crossed|i_will_stop|stopped|i_will_note|noted|i_hear_you|of_course|absolutely|certainly|no_problem|got_it|fair_enough|yes_sir|yes_maam|sorry|apologize|apologies|sorry_to_bother|goodbye|good_bye|bye|take_care|have_a_good',
])

/**
 * A rep's turns that ignore, delay or set terms for a stop-calling request made earlier in the call. The reply to
 * a request must honor it and nothing else; afterwards the rep may not announce another call.
 */
export function findIgnoredRequests(call: ReadTurn[], ready: ReadyStatement) {
	const [callsAgain, setsTerms] = ready.claims
	const found: Evidence[] = []
	let request: ReadTurn | null = null
	let isReply = false
	for (const read of call) {
		if (read.turn.speaker === 'customer') {
			isReply = asksToStop(read)
			if (isReply && (request?.confidence ?? 0) <= (read.confidence ?? 1)) request = read
		} else if (request && read.turn.speaker === 'rep') {
			const evidence =
				proof(read, callsAgain) ??
				(isReply ? (proof(read, setsTerms) ?? (isHonored(read) ? null : wholeTurn(read))) : null)
			if (evidence && read.wordCount > 2) found.push(restingOn(evidence, request.confidence))
			isReply = false
		}
	}
	return found
}

/** Whether a rep's turn comes after a request to stop calling and does not honor it. */
export const mayIgnoreRequest = (call: readonly ReadTurn[], read: ReadTurn) =>
	!isHonored(read) &&
	call.some(
		(earlier) => earlier.index < read.index && earlier.turn.speaker === 'customer' && asksToStop(earlier),
	)

const asksToStop = (read: ReadTurn) =>
	read.sentences.some((sentence) => holdsPhrase(sentence, requests) && !holdsPhrase(sentence, otherMatters))

const isHonored = (read: ReadTurn) => read.sentences.some((sentence) => holdsPhrase(sentence, honors))

function proof(read: ReadTurn, claim: ReadyStatement['claims'][number] | undefined) {
	if (!claim) return null
	for (const sentence of read.sentences) {
		const [match] = findPhrases(sentence, claim.say)
		if (match && !holdsPhrase(sentence, claim.unless)) {
			return clauseAround(read, sentence, match.first, match.after)
		}
	}
	return null
}
