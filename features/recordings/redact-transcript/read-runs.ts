import type { Segment } from '../contract.ts'
import type { Token } from './read-tokens.ts'

/** Digits that belong together: one written number, or what a word or two say ('forty one', 'double five'). */
type Group = { digits: string; from: number; to: number; isSpoken: boolean }

/** A number as it is read out, in one breath or in pieces. `from` and `to` are indexes of tokens. */
export type Run = {
	groups: Group[]
	/** Every token that belongs to it. */
	tokens: number[]
	isSpoken: boolean
	/** 'forty one hundred': how people say amounts, and only now and then digits. */
	hasHundreds: boolean
	/** Dollars, months or percent follow. */
	isQuantity: boolean
}

const wordSet = (words: string) => new Set(words.split(/\s+/))
/** What people say between the digits of one number. */
const pauses = wordSet('uh um er ah hm hmm and then dash hyphen space slash point dot so okay ok next sorry')
const mostPauses = 4
export const isPause = ({ word }: Token) => pauses.has(word)
/** What the other person says meanwhile, besides repeating digits. */
const remarks = wordSet(
	`uh um ah hm hmm mm mhm mmhmm huh uhhuh and then so okay ok kay alright all right yes yeah yep yup sure got it
	go ahead next continue perfect great good thanks thank you sir ma'am ready i'm that's`,
)
/** The longest remark, in words, that does not end the number. */
const longestRemark = 12

const quantity =
	/^(dollars?|bucks|cents|percent|per|grand|thousand|k|million|months?|years?|yrs?|days?|weeks?|hours?|minutes?|seconds?|points?|people|clients|creditors|accounts|cards|times|payments|apr|(a|each|every) (month|year|week|paycheck|day))\b/
const approximation = /^(about|around|roughly|over|under|almost|nearly|maybe|between)$/

/**
 * The numbers that are read out in a call. A number goes on over the segments of one speaker while the other says
 * no more than "okay" or repeats it; each is also read as if the speakers were unknown.
 */
export function readRuns(
	tokens: readonly Token[],
	segments: readonly Pick<Segment, 'speaker'>[],
	isTaken: (token: number) => boolean,
): Run[] {
	const spans = spanSegments(tokens, segments.length)
	const speakers = new Set(segments.map(({ speaker }) => speaker))
	const streams = speakers.size > 1 ? [...speakers, null] : [null]
	const seen = new Set<string>()
	return streams
		.flatMap((speaker) =>
			readStream(
				tokens,
				spans,
				isTaken,
				(segment) => speaker === null || segments[segment]?.speaker === speaker,
			),
		)
		.filter((numbers) => {
			const name = `${numbers[0]} ${numbers.at(-1)} ${numbers.length}`
			return !seen.has(name) && seen.add(name)
		})
		.map((numbers) => asRun(tokens, numbers))
		.filter(({ groups }) => groups.length)
}

/** First token of each segment and of the one after it. */
function spanSegments(tokens: readonly Token[], count: number) {
	const spans = Array.from({ length: count }, () => ({ from: 0, to: 0 }))
	for (const [at, { segment }] of tokens.entries()) {
		const span = spans[segment]
		if (!span) continue
		if (span.to === 0) span.from = at
		span.to = at + 1
	}
	return spans
}

function readStream(
	tokens: readonly Token[],
	spans: readonly { from: number; to: number }[],
	isTaken: (token: number) => boolean,
	isSpeaker: (segment: number) => boolean,
): number[][] {
	const runs: number[][] = []
	let open: number[] = []
	let gap = 0
	const close = () => {
		if (open.length) runs.push(open)
		open = []
		gap = 0
	}
	for (const [segment, { from, to }] of spans.entries()) {
		if (!isSpeaker(segment)) {
			if (!isRemark(tokens, from, to)) close()
			continue
		}
		for (let at = from; at < to; at++) {
			const { number, word } = tokens[at] as Token
			if (number && !number.isOrdinal && !isTaken(at)) {
				open.push(at)
				gap = 0
			} else if (!pauses.has(word) || ++gap > mostPauses) close()
		}
	}
	close()
	return runs
}

function isRemark(tokens: readonly Token[], from: number, to: number) {
	if (to - from > longestRemark) return false
	return tokens.slice(from, to).every(({ word, number }) => number || remarks.has(word))
}

function asRun(tokens: readonly Token[], numbers: number[]): Run {
	const groups = groupNumbers(tokens, numbers)
	const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
	const wordAt = (at: number, near: number) => {
		const token = tokens[at]
		return token?.segment === tokens[near]?.segment ? (token?.word ?? '') : ''
	}
	const following = `${wordAt(last + 1, last)} ${wordAt(last + 2, last)}`
	return {
		groups,
		tokens: numbers,
		isSpoken: groups.every(({ isSpoken }) => isSpoken),
		hasHundreds: numbers.some((at) => tokens[at]?.number?.kind === 'hundred'),
		isQuantity: quantity.test(following) || approximation.test(wordAt(first - 1, first)),
	}
}

function groupNumbers(tokens: readonly Token[], numbers: readonly number[]): Group[] {
	const groups: Group[] = []
	let repeat = 0
	let joins = false
	for (const at of numbers) {
		const { number, word } = tokens[at] as Token
		if (!number) continue
		const last = groups.at(-1)
		if (number.kind === 'repeat') repeat = word === 'triple' ? 3 : 2
		else if (number.kind === 'hundred') {
			if (last) Object.assign(last, { digits: `${last.digits}00`, to: at })
		} else if (joins && last && number.kind === 'unit' && number.digits !== '0' && last.to === at - 1) {
			Object.assign(last, { digits: `${last.digits[0]}${number.digits}`, to: at })
		} else {
			const digits = repeat ? number.digits.repeat(repeat) : number.digits
			groups.push({ digits, from: at, to: at, isSpoken: number.kind !== 'written' })
			repeat = 0
		}
		joins = number.kind === 'tens'
	}
	return groups
}
