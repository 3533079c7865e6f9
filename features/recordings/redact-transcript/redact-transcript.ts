import type { Segment } from '../contract.ts'
import { findBirthDates } from './find-birth-dates.ts'
import { findNumbers } from './find-numbers.ts'
import { hidePassages, joinPassages } from './hide-passages.ts'
import { type PersonalNumber, readLabels } from './read-labels.ts'
import { readTokens } from './read-tokens.ts'

/**
 * The transcript without numbers that belong to the customer alone: payment cards, bank accounts, routing numbers,
 * social security numbers, security codes and dates of birth, in digits or in words, also when they are read out in
 * pieces. Each becomes what it was, in brackets: '[card number]'. `hiddenPassages` counts the brackets.
 *
 * Pure and linear in the words; never throws. Amounts, phone numbers, percentages and the dates of a program stay.
 */
export function redactTranscript(segments: readonly Segment[]): {
	segments: Segment[]
	hiddenPassages: number
} {
	const tokens = readTokens(segments)
	const labels = readLabels(tokens)
	const kinds = new Map<number, PersonalNumber>()
	findBirthDates(tokens, labels, kinds)
	findNumbers(tokens, labels, segments, kinds)
	const passages = joinPassages(tokens, kinds)
	const bySegment = Map.groupBy(passages, ({ segment }) => segment)
	return {
		segments: segments.map((segment, index) => hidePassages(segment, bySegment.get(index) ?? [])),
		hiddenPassages: passages.length,
	}
}
