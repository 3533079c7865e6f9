import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '#platform/english/span.ts'
import { openClassifier } from '#platform/text-classifier/open-classifier.ts'
import { longestText } from '#platform/text-classifier/shape.ts'
import { readNetworks } from '#platform/text-classifier/stored-networks.ts'
import type { Typed } from '../read-typed.ts'
import type { MatchedRequest } from '../unlawful/match-unlawful-requests.ts'
import { anyRequest, unlawfulCodes, unlawfulRequestShape } from './unlawful-request-networks.ts'
import { sampleOf, type Token, tokensOf } from './unlawful-request-samples.ts'

/** What a request asks for that no piece may say or leave out, and the words of it that ask for it most. */
type ClassifiedRequests = { codes: readonly string[]; wordsFor: (code: string) => Span }

const classify = openClassifier(
	readNetworks(readFileSync(join(import.meta.dirname, 'unlawful-networks.bin'))),
)
const anyAt = unlawfulRequestShape.labels.indexOf(anyRequest)

/**
 * From these chances on a wish counts, where they erred least on requests that were left out of training: that there
 * is any at all, where wordings know one, where none does, and where none does in a few words; that it is the one that
 * wordings know, or a further one.
 */
const leastChances = { ruled: 0.5, unruled: 0.55, inFewWords: 0.75, ofRuled: 0.025, further: 0.4 }
const fewWords = 14

/** The unlawful requests in a text, learned from labeled requests; `ruled` are those that wordings know in it. */
export function classifyUnlawfulRequests(typed: Typed, ruled: readonly MatchedRequest[]): ClassifiedRequests {
	const tokens = tokensOf(typed)
	const codes = codesOf(ruled)
	const whole = piecesOf(tokens).map((piece) => classify(sampleOf(piece, codes)))
	const chances = likeliest([...whole, ...sentencesWith(ruled, typed, tokens)])
	return {
		codes: isAny(chances, codes, tokens) ? codesFrom(chances, codes) : [],
		wordsFor: (code) => mostIndicative(tokens, unlawfulCodes.indexOf(code)),
	}
}

const codesOf = (requests: readonly MatchedRequest[]) => new Set(requests.map(({ code }) => code))

/** What wordings know in a sentence is judged by that sentence alone, too: much else may be typed around it. */
const sentencesWith = (ruled: readonly MatchedRequest[], { sentences }: Typed, tokens: readonly Token[]) =>
	sentences.flatMap((sentence) => {
		const inside = ruled.filter(({ words }) => words.from >= sentence.from && words.to <= sentence.to)
		if (inside.length === 0) return []
		const within = tokens.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
		return [classify(sampleOf(within, codesOf(inside)))]
	})

function isAny(chances: Float64Array, ruled: ReadonlySet<string>, tokens: readonly Token[]) {
	const { length } = tokens.filter(({ isMark }) => !isMark)
	const alone = length > fewWords ? leastChances.unruled : leastChances.inFewWords
	return (chances[anyAt] ?? 0) >= (ruled.size > 0 ? leastChances.ruled : alone)
}

/** The codes that are likely enough, or else the likeliest. */
function codesFrom(chances: Float64Array, ruled: ReadonlySet<string>) {
	const chanceOf = (code: string) => chances[unlawfulCodes.indexOf(code)] ?? 0
	const codes = unlawfulCodes.filter(
		(code) => chanceOf(code) >= (ruled.has(code) ? leastChances.ofRuled : leastChances.further),
	)
	if (codes.length > 0) return codes
	return [unlawfulCodes.reduce((best, code) => (chanceOf(code) > chanceOf(best) ? code : best))]
}

/** Parts of a long request, none longer than the networks read, each from the beginning of a sentence. */
function piecesOf(tokens: readonly Token[]): Token[][] {
	const pieces: Token[][] = [[]]
	for (const sentence of partsAfter(tokens, ({ word }) => word === '.' || word === '?')) {
		if ((pieces.at(-1)?.length ?? 0) + sentence.length > longestText) pieces.push([])
		pieces.at(-1)?.push(...sentence)
	}
	return pieces
}

function likeliest(each: readonly Float64Array[]) {
	const [first = new Float64Array(unlawfulRequestShape.labels.length), ...others] = each
	return first.map((chance, label) => Math.max(chance, ...others.map((other) => other[label] ?? 0)))
}

/** Words that are quoted of a wish. */
const fewestWords = 3
const mostWords = 16

/** The clauses of one sentence, one or several together, that by themselves ask for it most. */
function mostIndicative(tokens: readonly Token[], label: number): Span {
	const clauses = partsAfter(tokens, ({ isMark }) => isMark)
	let best = { chance: -1, from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 }
	for (const start of clauses.keys()) {
		for (let after = start + 1; after <= clauses.length; after++) {
			const part = clauses.slice(start, after).flat()
			const words = part.filter(({ isMark }) => !isMark)
			const [first] = words
			const last = words.at(-1)
			if (words.length > mostWords && after > start + 1) break
			if (first && last && words.length >= fewestWords) {
				const chance = classify(sampleOf(part, new Set()))[label] ?? 0
				if (chance > best.chance) best = { chance, from: first.from, to: last.to }
			}
			if (endsSentence(part)) break
		}
	}
	return { from: best.from, to: best.to }
}

const endsSentence = (part: readonly Token[]) => /^[.?]$/.test(part.at(-1)?.word ?? '')

/** Parts each of which ends with a token that `ends` it. */
function partsAfter(tokens: readonly Token[], ends: (token: Token) => boolean): Token[][] {
	const parts: Token[][] = [[]]
	for (const token of tokens) {
		parts.at(-1)?.push(token)
		if (ends(token)) parts.push([])
	}
	return parts.filter((part) => part.length > 0)
}
