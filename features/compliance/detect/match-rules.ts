import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence } from '../contract.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import { concedes, isNegative, saysNo, saysYes, waves } from './answers.ts'
import { restingOn } from './certainty.ts'
import { claimIn } from './find-claims.ts'
import { findIgnoredRequests } from './find-ignored-requests.ts'
import { retractions } from './is-cleared.ts'
import { type Hit, type JudgedHit, judgeTurn } from './judge-turn.ts'
import { countElements } from './match-elements.ts'
import { evidenceFor, type ReadTurn, wholeTurn } from './read-call.ts'
import { type ReadyStatement, readyStatements } from './rule-books.ts'
import { swapSpeaker } from './swap-speaker.ts'

export type { Hit, JudgedHit }

type Heard = Pick<Hit, 'ready' | 'evidence'>

/**
 * What the rules match: the words of a rule in the rep's turn, what he says by answering, what he repeats, and requests
 * he ignores; at most one of a kind in a turn, in order of time.
 */
export function matchRules(call: ReadTurn[]): Hit[] {
	const hits: Hit[] = []
	const isJudgedApart = apartFor(call)
	for (const read of call) {
		if (read.turn.speaker !== 'rep') continue
		const claims = judgeTurn(read, isJudgedApart).filter((hit) => !isTakenBackAtOnce(read, hit))
		hits.push(
			...(claims.length > 0 ? claims : impliedIn(read, customerBefore(call, read), hits, isJudgedApart)),
		)
	}
	const ignored = readyStatements.find(({ statement }) => statement.code === 'do_not_call_ignored')
	if (ignored) {
		for (const evidence of findIgnoredRequests(call, ignored)) {
			hits.push({ ready: ignored, evidence, severity: ignored.statement.severity, isPlain: false })
		}
	}
	return hits.sort((a, b) => a.evidence.turn - b.evidence.turn)
}

/** Ignored requests are judged separately; stopping payments is no violation if its consequences are stated. */
export function apartFor(call: ReadTurn[]) {
	const isToldTheConsequences = countElements('nonpayment_consequences', call) >= 2
	return ({ statement: { code } }: ReadyStatement) =>
		code === 'do_not_call_ignored' || (code === 'stop_paying_without_consequences' && isToldTheConsequences)
}

/** What the rep says by answering: at most one statement, of the matter the customer named first. */
function impliedIn(
	read: ReadTurn,
	before: ReadTurn | undefined,
	hits: Hit[],
	isJudgedApart: (ready: ReadyStatement) => boolean,
): Hit[] {
	const reply = replyOf(read)
	if (reply.concedes) return []
	for (const ready of readyStatements) {
		if (!before || isJudgedApart(ready) || saysContrary(read, ready)) continue
		const { severity } = ready.statement
		const agrees = agreesToClaim(reply, before, ready)
		if (agrees || wavesWorryAway(reply, before, ready)) {
			const evidence = restingOn(openingEvidence(read), before.confidence)
			return [{ ready, evidence, severity, isPlain: agrees }]
		}
	}
	const last = hits.at(-1)
	if (!last || isJudgedApart(last.ready) || !repeatsClaim(read, before, last)) return []
	const evidence = restingOn(wholeTurn(read), last.evidence.confidence, before?.confidence)
	return [{ ready: last.ready, evidence, severity: last.severity, isPlain: false }]
}

const saysContrary = (read: ReadTurn, { contrary }: ReadyStatement) =>
	read.sentences.some((sentence) => holdsPhrase(sentence, contrary))

type Reply = ReturnType<typeof replyOf>
const replyOf = (read: ReadTurn) => ({
	saysYes: saysYes(read),
	saysNo: saysNo(read),
	waves: waves(read),
	concedes: concedes(read),
})

/** 'So they can't sue me?' 'Exactly.' makes the customer's words the rep's. */
function agreesToClaim(reply: Reply, before: ReadTurn, ready: ReadyStatement) {
	if (!reply.saysYes && !reply.saysNo) return false
	return before.sentences.slice(-3).some((sentence) => {
		if (!isPutToConfirm(sentence)) return false
		const isClaim = holdsPhrase(sentence, ready.agreedTo) || claimIn(swapSpeaker(sentence), ready, true)
		if (!isClaim) return false
		return reply.saysYes || isNegative(sentence)
	})
}

/** A question, or a short 'so …' that waits for a yes: not what the customer says about themselves. */
const isPutToConfirm = (sentence: Sentence) =>
	sentence.isQuestion || sentence.places.length <= 9 || / (?:so|and|then) /.test(sentence.words.slice(0, 6))

/** 'What if they sue?' 'Not with us.' */
const wavesWorryAway = (reply: Reply, before: ReadTurn, ready: ReadyStatement) =>
	reply.waves &&
	before.sentences
		.slice(-3)
		.some((sentence) => holdsPhrase(sentence, ready.wavedAway) && !isNegative(sentence))

/** The rep confirms or adds to what they said a moment ago when the customer questions it. */
function repeatsClaim(read: ReadTurn, before: ReadTurn | undefined, last: Hit) {
	const { ready } = last
	if (ready.statement.code === 'abusive_language' || takesBack(read)) return false
	if (read.sentences.some(({ isQuestion }) => isQuestion)) return false
	if (read.sentences.some((sentence) => holdsPhrase(sentence, ready.again) && !isNegative(sentence)))
		return true
	if (!before || last.evidence.turn < before.index - 1 || read.wordCount > longestRepeat) return false
	return wondersAt(before, last.evidence, saysYes(read))
}

/** Words of a reply beyond which it is a new thought. */
const longestRepeat = 35
/** A customer who says so little either repeats the claim or waits for more. */
const shortEcho = 4

const doubts = compilePhrases(
	[
		'^ really|seriously|oh|huh|wow|what|no_kidding|for_real|how|which|is_that|are_you|you_sure|so|and|since_when|i_thought|i_do_not|that_is_not',
		'do_not_remember|do_not_recall|not_how_i|sounds_too|never_heard',
	],
	lexicon,
)

function wondersAt(before: ReadTurn, claim: Evidence, isAffirmed: boolean) {
	if (before.wordCount > 16) return false
	if (before.wordCount <= shortEcho || (isAffirmed && before.wordCount <= 2 * shortEcho)) return true
	const isDoubt = before.sentences.some((sentence) => sentence.isQuestion || holdsPhrase(sentence, doubts))
	if (!isDoubt) return false
	return /\b(?:it|that|they|this)\b/i.test(before.turn.text) || sharesWord(before.turn.text, claim.quote)
}

function sharesWord(text: string, quote: string) {
	const words = new Set(quote.toLowerCase().match(/\p{L}{5,}/gu))
	return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => words.has(word))
}

function openingEvidence(read: ReadTurn): Evidence {
	const [first, second] = read.sentences
	if (!first) return wholeTurn(read)
	const last = first.places.length < 4 && second ? second : first
	const mark = /[.!?]/.test(read.turn.text[last.to] ?? '') ? 1 : 0
	return evidenceFor(read, first.from, last.to + mark)
}

const takesBack = (read: ReadTurn) => read.sentences.some((sentence) => holdsPhrase(sentence, retractions))

/** Taken back within the same turn, and not said again after it. */
export function isTakenBackAtOnce(read: ReadTurn, { ready, evidence }: Heard) {
	const quoteAt = read.turn.text.indexOf(evidence.quote)
	return read.sentences.some(
		(sentence, number) =>
			sentence.from > quoteAt &&
			holdsPhrase(sentence, retractions) &&
			!read.sentences.slice(number + 1).some((later) => claimIn(later, ready)),
	)
}

/** The rep's turns that take something back, whatever it is. */
export const retractionsIn = (call: readonly ReadTurn[]) =>
	call.filter((read) => read.turn.speaker === 'rep' && takesBack(read))

/** Taken back in a later turn that names the matter, or comes right after it, and does not repeat it. */
export function isCorrectedLater({ ready, evidence }: Heard, retractions: readonly ReadTurn[]) {
	return retractions.some(
		(read) =>
			read.index > evidence.turn &&
			!read.sentences.some((sentence) => claimIn(sentence, ready)) &&
			(read.index - evidence.turn <= 2 ||
				read.sentences.some((sentence) => holdsPhrase(sentence, ready.topic))),
	)
}

export const customerBefore = (call: readonly ReadTurn[], read: ReadTurn) => {
	const before = call[read.index - 1]
	return before?.turn.speaker === 'customer' ? before : undefined
}
