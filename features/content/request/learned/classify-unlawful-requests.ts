import type { Probabilities } from '#platform/classifier/text-head.ts'
import type { Span } from '#platform/english/span.ts'
import type { Typed } from '../read-typed.ts'
import type { MatchedRequest } from '../unlawful/match-unlawful-requests.ts'
import { anyRequest, predictRequest, unlawfulCodes } from './request-heads.ts'
import { type Token, tokensOf, unlawfulInput } from './unlawful-request-input.ts'

/** What a request asks for that no piece may say or leave out, and the words of it that ask for it most. */
type ClassifiedRequests = { codes: readonly string[]; wordsFor: (code: string) => Span }

/**
 * Minimum probabilities, chosen on held-out requests. `ruled`, `unruled`: that a request asks for anything unlawful, with and
 * without a matching wording. `ruledInMany`, `inMany`: the same for long requests, which mention fees and risks in passing.
 * `inFewWords`: for short ones. `ofRuled`, `further`: of each code, with and without a matching wording. On a held-out author, 8
 * of 54 long lawful requests are taken for unlawful, and 5 of 6 unlawful ones are found.
 */
const least = {
	ruled: 0.35,
	unruled: 0.55,
	ruledInMany: 0.6,
	inMany: 0.8,
	inFewWords: 0.75,
	ofRuled: 0.005,
	further: 0.25,
}
const fewWords = 14
const manyWords = 30
/** In a request longer than this, a sentence that matches a known wording is weighted by `shareOfSentence`. */
const longRequest = 40
const shareOfSentence = 0.8

/** The unlawful requests in a text, learned from labeled requests; `ruled` are those that wordings know in it. */
export function classifyUnlawfulRequests(typed: Typed, ruled: readonly MatchedRequest[]): ClassifiedRequests {
	const tokens = tokensOf(typed)
	const codes = codesOf(ruled)
	const alone = sentencesWith(ruled, typed, tokens)
	const inLong = wordsIn(tokens) > longRequest ? alone.map((each) => scaled(each, shareOfSentence)) : alone
	const probabilities = likeliest([...windowsOf(tokens).map((window) => predict(window, codes)), ...inLong])
	return {
		codes: isAny(probabilities, codes, tokens) ? codesFrom(probabilities, codes) : [],
		wordsFor: (code) => mostIndicative(tokens, code),
	}
}

/** Maximum tokens per classification. Longer text, such as a pasted page, is split at sentence boundaries. */
const mostReadAtOnce = 150

function windowsOf(tokens: readonly Token[]): Token[][] {
	if (tokens.length <= mostReadAtOnce) return [[...tokens]]
	const windows: Token[][] = [[]]
	for (const sentence of partsAfter(tokens, ({ word }) => word === '.' || word === '?')) {
		if ((windows.at(-1)?.length ?? 0) + sentence.length > mostReadAtOnce / 2) windows.push([])
		windows.at(-1)?.push(...sentence)
	}
	return windows.filter((window) => window.length > 0)
}

const predict = (tokens: readonly Token[], ruled: ReadonlySet<string>) =>
	predictRequest('unlawful', unlawfulInput(tokens, ruled))

const codesOf = (requests: readonly MatchedRequest[]) => new Set(requests.map(({ code }) => code))

/** What wordings know in a sentence is judged by that sentence alone, too: much else may be typed around it. */
const sentencesWith = (ruled: readonly MatchedRequest[], { sentences }: Typed, tokens: readonly Token[]) =>
	sentences.flatMap((sentence) => {
		const inside = ruled.filter(({ words }) => words.from >= sentence.from && words.to <= sentence.to)
		if (inside.length === 0) return []
		const within = tokens.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
		return [predict(within, codesOf(inside))]
	})

function isAny(probabilities: Probabilities, ruled: ReadonlySet<string>, tokens: readonly Token[]) {
	const words = wordsIn(tokens)
	const isMany = words > manyWords && tokens.length <= mostReadAtOnce
	const unruled = isMany ? least.inMany : words > fewWords ? least.unruled : least.inFewWords
	const known = isMany ? least.ruledInMany : least.ruled
	return (probabilities.get(anyRequest) ?? 0) >= (ruled.size > 0 ? known : unruled)
}

const wordsIn = (tokens: readonly Token[]) => tokens.filter(({ isMark }) => !isMark).length

const scaled = (probabilities: Probabilities, share: number): Probabilities =>
	new Map([...probabilities].map(([label, probability]) => [label, probability * share]))

/** The codes that are likely enough, or else the likeliest. */
function codesFrom(probabilities: Probabilities, ruled: ReadonlySet<string>) {
	const probabilityOf = (code: string) => probabilities.get(code) ?? 0
	const codes = unlawfulCodes.filter(
		(code) => probabilityOf(code) >= (ruled.has(code) ? least.ofRuled : least.further),
	)
	if (codes.length > 0) return codes
	return [unlawfulCodes.reduce((best, code) => (probabilityOf(code) > probabilityOf(best) ? code : best))]
}

const likeliest = (each: readonly Probabilities[]): Probabilities =>
	new Map(
		[...unlawfulCodes, anyRequest].map((code) => [
			code,
			Math.max(0, ...each.map((one) => one.get(code) ?? 0)),
		]),
	)

/** Words that are quoted of an unlawful request. */
const fewestWords = 3
const mostWords = 16

/** The clauses of one sentence, one or several together, that most ask for it without context. */
function mostIndicative(tokens: readonly Token[], code: string): Span {
	const clauses = partsAfter(tokens, ({ isMark }) => isMark)
	let best = { probability: -1, from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 }
	for (const start of clauses.keys()) {
		for (let after = start + 1; after <= clauses.length; after++) {
			const part = clauses.slice(start, after).flat()
			const words = part.filter(({ isMark }) => !isMark)
			const [first] = words
			const last = words.at(-1)
			if (words.length > mostWords && after > start + 1) break
			if (first && last && words.length >= fewestWords) {
				const probability = predict(part, new Set()).get(code) ?? 0
				if (probability > best.probability) best = { probability, from: first.from, to: last.to }
			}
			if (endsSentence(part)) break
		}
	}
	return { from: best.from, to: best.to }
}

const endsSentence = (part: readonly Token[]) => /^[.?]$/.test(part.at(-1)?.word ?? '')

/** Parts, each of which ends with a token that `ends` it. */
function partsAfter(tokens: readonly Token[], ends: (token: Token) => boolean): Token[][] {
	const parts: Token[][] = [[]]
	for (const token of tokens) {
		parts.at(-1)?.push(token)
		if (ends(token)) parts.push([])
	}
	return parts.filter((part) => part.length > 0)
}
