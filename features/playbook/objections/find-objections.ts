import { clauseAround, type Finding, lexicon, type ReadTurn } from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Objection } from '../contract.ts'
import { knownObjections } from './known-objections.ts'

const book = (phrases: readonly string[] = []) => compilePhrases(phrases, lexicon)

const readyObjections = knownObjections.map((objection) => ({
	...objection,
	say: book(objection.raised),
	not: book(objection.unless),
}))

const pressing = book([
	'more_interest|every_day_you_wait|costs_you|before_it|trust_me|do_not_overthink|stop_overthinking|what_is_there_to_think|nothing_to_think|what_is_stopping|do_you_want ~6 or_not|not_going_to_get_better|you_will_regret|excuse*|you_said_you|come_on|just_sign|just_do_it|grow_up|your_loss',
	'not|is_not|isnt ~2 litigator|lawyer|expert|paying_your_bills',
	'i_would_not_get_hung_up|do_not_worry_about_that|forget_about_that|do_not_need ~3 wife|husband|permission',
])
const responsive = book([
	'understand|of_course|take_your_time|no_rush|no_hurry|fair|sensible|smart|good_idea|good_question|makes_sense|absolutely|sorry|good_instinct|check_us|look_us_up|read_it|send_you|whenever|does_not_expire|same_offer|ask_her|ask_him|talk_to_her|talk_to_him|bring_her|put_him_on|three_way|depends|can_not_promise|could_lower|longer_plan|not_a_fit|not_right_for|legal_aid|counsel*|not_going_to|squeeze|wrong|it_will|they_can|honest|that_is_right|you_are_right|different',
])

/**
 * The customer's objections, each at its first raising. One is handled when the rep's next words answer it, neither
 * pressing nor with a prohibited statement.
 */
export function findObjections(call: ReadTurn[], findings: readonly Finding[]): Objection[] {
	const objections: Objection[] = []
	const raised = new Set<string>()
	for (const read of call) {
		if (read.turn.speaker !== 'customer') continue
		for (const objection of readyObjections) {
			if (raised.has(objection.code)) continue
			const evidence = raisedIn(read, objection)
			if (!evidence) continue
			raised.add(objection.code)
			const { code, title } = objection
			objections.push({ code, title, ...evidence, handled: isHandled(read, call, findings) })
		}
	}
	return objections
}

function raisedIn(read: ReadTurn, { say, not }: (typeof readyObjections)[number]) {
	for (const sentence of read.sentences) {
		const [match] = findPhrases(sentence, say)
		if (!match || holdsPhrase(sentence, not)) continue
		return clauseAround(read, sentence, match.first, match.after)
	}
	return null
}

/** An answer may take two of the rep's turns: asking back first is good practice. */
function isHandled(read: ReadTurn, call: ReadTurn[], findings: readonly Finding[]) {
	const replies = call
		.slice(read.index + 1)
		.filter(({ turn }) => turn.speaker === 'rep')
		.slice(0, 2)
	const [first] = replies
	if (!first) return false
	const violates = (reply: ReadTurn) =>
		findings.some(({ turn, status }) => turn === reply.index && status === 'found')
	if (replies.some(violates)) return false
	if (first.sentences.some((sentence) => holdsPhrase(sentence, pressing))) return false
	const answer = first.sentences.some((sentence) => sentence.isQuestion || holdsPhrase(sentence, responsive))
	return answer || first.wordCount >= 12
}
