import { findViolations, matchRules, readCall } from '#features/compliance/index.ts'
import { addressCustomer } from '#features/language/pure.ts'
import { findPhrases, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Span } from '#platform/english/span.ts'
import { openBook } from '../cues.ts'
import type { Typed } from '../read-typed.ts'
import { isCleared } from './is-cleared.ts'
import { hiddenDisclosures, unlawfulRequests, unlawfulRequestWords } from './unlawful-requests.ts'

/** What begins the words that are to be said: 'tell her that …', 'say to them …'. */
const address =
	/^(?:(?:to )?(?:them|her|him|you|people|everyone|everybody|folks|clients?|customers?|prospects?|the (?:client|customer|prospect|lead|lady|guy|couple)|it|sure)\b(?: (?:know|see|think|believe|sound(?: like)?|seem(?: like)?|look(?: like)?|feel(?: like)?|clear))?)?[\s,:]*(?:that|how|like|as if|something like|the line|the words|the phrase|a line|saying)?[\s,:"“']*/i
/** A line of fewer words says too little to be judged. */
const fewestWords = 4

/**
 * The words that a request asks to be said, as they are said to the customer: 'her it wont hurt her credit' after 'tell' is
 * 'it wont hurt your credit'. Null where too little is left.
 */
function saidToCustomer(verb: string, rest: string): string | null {
	const bare = rest.replace(address, '')
	if (/^(?:about|to|if|whether|why|what|when|who|where|i|my|me)\b/i.test(bare)) return null
	if (bare.split(/\s+/).length < fewestWords) return null
	const line = addressCustomer(bare)
	return /^(?:promis|guarant|swear|assur)/.test(verb) ? `I promise you ${line}` : line
}

type Ready = { code: string; request: PhraseBook; claim: PhraseBook }
const book = (phrases: readonly string[] = []) => openBook(phrases, unlawfulRequestWords)
const ready: readonly Ready[] = [
	...Object.entries(unlawfulRequests).map(([code, { request, claim }]) => ({
		code,
		request: book(request),
		claim: book(claim),
	})),
	...Object.entries(hiddenDisclosures).map(([code, phrases]) => ({
		code,
		request: book(phrases),
		claim: book(),
	})),
]
const askingVerbs = book(['<asking>'])

/** How far, in words, a claim may follow the 'say' or 'tell' that asks for it. */
const reach = 14
/** Most words that are quoted of an unlawful request. */
const longestQuote = 16

type Found = { code: string; first: number; after: number }

/** An unlawful request that the wordings match: `words` are those that express it, `clause` those to quote. */
export type MatchedRequest = { code: string; words: Span; clause: Span }

/**
 * The unlawful requests that their wordings and the rules of calls hear, in the order of the words. Those that are
 * denied, reported of others or asked about are none.
 */
export function matchUnlawfulRequests(typed: Typed): MatchedRequest[] {
	return typed.sentences.flatMap((sentence) => {
		const isTextToSay = isWording.test(typed.text.slice(Math.max(0, sentence.from - 60), sentence.from))
		const quoted = isTextToSay || wordingWithin.test(typed.text.slice(sentence.from, sentence.to))
		const found = [
			...named(sentence, isTextToSay),
			...spoken(typed.text, sentence),
			...(quoted ? worded(typed.text, sentence) : []),
		]
		return found.map((each) => {
			const from = sentence.places[each.first]?.from ?? sentence.from
			const endOf = (after: number) => sentence.places[after - 1]?.to ?? sentence.to
			return {
				code: each.code,
				words: { from, to: endOf(each.after) },
				clause: { from, to: endOf(endOfClause(sentence, each)) },
			}
		})
	})
}

/** Unlawful requests that the wordings match. */
function named(sentence: Sentence, isTextToSay: boolean): Found[] {
	const verbs = findPhrases(sentence, askingVerbs).filter(
		(verb) => !isCleared(sentence, verb) && !isOfferMade(sentence, verb.first),
	)
	return ready.flatMap(({ code, request, claim }) => {
		const plain = findPhrases(sentence, request)
			.filter((match) => !isCleared(sentence, match))
			.map(({ first, after }) => ({ code, first, after }))
		const asked = findPhrases(sentence, claim).flatMap((match) => {
			const verb = verbs.findLast(({ first }) => first <= match.first && match.first - first <= reach)
			if ((!verb && !isTextToSay) || isCleared(sentence, match)) return []
			return [{ code, first: verb?.first ?? match.first, after: match.after }]
		})
		return [...plain, ...asked].slice(0, 1)
	})
}

/** Unlawful requests whose words, said to the customer, the call analyst's rules and its judgment both find prohibited. */
function spoken(text: string, sentence: Sentence): Found[] {
	return findPhrases(sentence, askingVerbs)
		.filter((verb) => !isCleared(sentence, verb) && speaks.test(wordAt(sentence, verb.first)))
		.slice(0, mostLines)
		.flatMap((verb) => {
			const start = sentence.places[verb.after]?.from
			if (start === undefined) return []
			const after = endOfSpeech(sentence, verb.after)
			const end = sentence.places[after - 1]?.to ?? sentence.to
			const word = sentence.words.trim().split(' ').slice(verb.first, verb.after).join(' ')
			const line = saidToCustomer(word, text.slice(start, end))
			if (!line) return []
			const turn = { speaker: 'rep' as const, text: line, start: null, end: null, confidence: null }
			const call = readCall([turn])
			const heard = new Set(matchRules(call).map(({ ready }) => ready.statement.code))
			return findViolations(call)
				.filter(({ code }) => heard.has(code))
				.map(({ code }) => ({ code, first: verb.first, after }))
		})
}

/** 'We had a settlement offer come in', 'the offer is': someone made it. */
const isOfferMade = (sentence: Sentence, at: number) =>
	wordAt(sentence, at) === 'offer' &&
	(/^(?:settlement|an?|the|this|their|first|her|his|your|new)$/.test(wordAt(sentence, at - 1)) ||
		/^(?:come|came|is|was|of|letter)$/.test(wordAt(sentence, at + 1)))

const wordAt = ({ words }: Sentence, at: number) => words.trim().split(' ')[at] ?? ''
/** The verbs that ask for it and are followed by the words to say: 'an offer came in' describes the past. */
const speaks =
	/^(?:say|said|tell|promis|guarant|claim|stat|mention|writ|assur|swear|insist|explain|let|remind|reassur|advertis|imply|convinc|reply|answer|respond|that|pretend|mak)/

/** What a piece is called before the words that it is to have: 'flyer: "…"', 'talking points for reps: …'. */
const addressed = '(?: (?:for|to) (?:my |our |the )?\\w+| \\p{Lu}\\p{L}+)?\\s*:\\s*'
const pieceAndColon = `\\b(?:(?:flyer|flier|ad|post|talking points|postcard|headline|caption)${addressed}["“]?|(?:text|e-?mail|script|mailer|letter|message|sms|voicemail)${addressed}["“])`
const isWording = new RegExp(`${pieceAndColon}$`, 'iu')
const wordingWithin = new RegExp(pieceAndColon, 'iu')

/** Unlawful requests in words that the request gives for the piece itself, by the rules that calls are heard with. */
function worded(text: string, sentence: Sentence): Found[] {
	const whole = text.slice(sentence.from, sentence.to)
	const colon = wordingWithin.exec(whole)
	const begin = sentence.from + (colon ? colon.index + colon[0].length : 0)
	const first = sentence.places.findIndex(({ from }) => from >= begin)
	if (first === -1) return []
	const line = text.slice(begin, sentence.to)
	const claimed = ready.flatMap(({ code, claim }) =>
		findPhrases(sentence, claim)
			.filter((match) => match.first >= first && !isCleared(sentence, match))
			.map((match) => ({ code, first: match.first, after: match.after })),
	)
	const turn = { speaker: 'rep' as const, text: line, start: null, end: null, confidence: null }
	const call = readCall([turn])
	const heard = matchRules(call).map(({ ready: { statement } }) => statement.code)
	return [...claimed, ...heard.map((code) => ({ code, first, after: sentence.places.length }))]
}

/** Lines of one sentence that are judged as said. */
const mostLines = 4
const longestLine = 24

function endOfSpeech({ places, breaks }: Sentence, start: number) {
	let end = start
	while (end < places.length && end - start < longestLine && (end === start || !breaks.has(end))) end++
	return end
}

function endOfClause(sentence: Sentence, { first, after }: Found) {
	const { places, breaks } = sentence
	let end = after
	while (
		end < places.length &&
		!breaks.has(end) &&
		end - first < longestQuote &&
		!leadsOn.test(wordAt(sentence, end))
	)
		end++
	return Math.max(after, end)
}

/** Words that begin what the request is for, or something else. */
const leadsOn = /^(?:in|to|so|and|for|with|by|or|because|if|when|who|which|that|then|lol)$/
