import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { rankEntries } from '../understand/rank-entries.ts'
import { type SpanishAnswer, spanishAnswers } from './spanish-answers.ts'

const Words = z.array(z.string())
export const spanishWords = readData(
	new URL('./words.yaml', import.meta.url),
	z.strictObject({
		function: Words,
		english: Words,
		small: Words,
		same: Words,
		neighbors: z.array(Words),
		unanswered: Words,
		ordinals: z.array(z.array(z.union([z.string(), z.number()]).transform(String))),
	}),
)

/** The words of a text in lower case and without accents. */
export const plainWords = (text: string): string[] =>
	text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.match(/\p{L}+|\p{N}+/gu) ?? []

/** Length of the prefix by which forms of a word are matched: 'demanda', 'demandar', 'demandaron'. */
const stemLength = 5
const stemOf = (word: string) => word.slice(0, stemLength)

const small = new Set(spanishWords.small.flatMap(plainWords))
const same = new Map(
	spanishWords.same.flatMap((line) => {
		const words = plainWords(line).map(stemOf)
		return words.map((word) => [word, words[0] ?? word] as const)
	}),
)

/** Weight of a shared part of a word, relative to a whole word. It bridges typos. */
const partWorth = 0.35
const partLength = 4

type Vector = ReadonlyMap<string, number>

/** Features of a text with weights: its words, with synonyms replaced, and parts of words. */
function featuresOf(text: string): Map<string, number> {
	const features = new Map<string, number>()
	for (const word of plainWords(text)) {
		if (small.has(word)) continue
		features.set(same.get(stemOf(word)) ?? stemOf(word), 1)
		for (let at = 0; at + partLength <= word.length; at++)
			features.set(`~${word.slice(at, at + partLength)}`, partWorth)
	}
	return features
}

/** The vectors of all lines, and the weight of each feature (inverse document frequency). */
type Index = {
	rarity: (feature: string) => number
	lines: { answer: SpanishAnswer | null; vector: Vector; worth: number }[]
}

/** Weights of an entry's title and answer, relative to its questions. */
const titleWorth = 0.9
const answerWorth = 0.75

/** Builds the index, whose lines are the questions, titles and answers. */
function indexSpanish(): Index {
	const texts: { answer: SpanishAnswer | null; text: string; worth: number }[] = [
		...spanishWords.unanswered.map((text) => ({ answer: null, text, worth: 1 })),
		...spanishAnswers.flatMap((answer) => [
			...answer.asked.map((text) => ({ answer, text, worth: 1 })),
			{ answer, text: answer.title, worth: titleWorth },
			{ answer, text: answer.answer, worth: answerWorth },
		]),
	]
	const read = texts.map(({ text, ...each }) => ({ ...each, features: featuresOf(text) }))
	const entries = new Map<string, Set<string>>()
	for (const { answer, features } of read)
		for (const feature of features.keys())
			entries.set(feature, (entries.get(feature) ?? new Set()).add(answer?.id ?? ''))
	const rarity = (feature: string) =>
		Math.log((1 + spanishAnswers.length) / (1 + (entries.get(feature)?.size ?? 0)))
	return {
		rarity,
		lines: read.map(({ features, ...each }) => ({ ...each, vector: normalized(features, rarity) })),
	}
}

function normalized(features: ReadonlyMap<string, number>, rarity: Index['rarity']): Vector {
	const weighed = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const)
	const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
	return new Map(weighed.map(([feature, weight]) => [feature, weight / length]))
}

/** Weight of an entry's next nearest lines, relative to the nearest one, and their number. */
const nextWorth = 0.3
const nextLines = 3
/** Weight of the entry's probability if the message is read as English. Many messages mix both languages. */
const englishWorth = 1

/** `answer`: null for questions without a Spanish answer. `nearness`: of the nearest line, 0 to 1. */
export type SpanishRanked = { answer: SpanishAnswer | null; score: number; nearness: number }

/** Spanish entries by nearness to a message, nearest first. */
export function rankSpanish(message: string): SpanishRanked[] {
	const index = openIndex()
	const vector = normalized(featuresOf(message), index.rarity)
	const english = new Map(rankEntries(message).map(({ entry, probability }) => [entry.id, probability]))
	const nearness = new Map<SpanishAnswer | null, number[]>()
	for (const { answer, vector: line, worth } of index.lines) {
		let near = 0
		for (const [feature, weight] of vector) near += weight * (line.get(feature) ?? 0)
		nearness.set(answer, [...(nearness.get(answer) ?? []), near * worth])
	}
	return [...nearness]
		.map(([answer, lines]) => {
			const [nearest = 0, ...others] = lines.toSorted((a, b) => b - a)
			const next = answer ? others.slice(0, nextLines).reduce((sum, one) => sum + one, 0) : 0
			return {
				answer,
				nearness: nearest,
				score: nearest + nextWorth * next + englishWorth * (english.get(answer?.id ?? '') ?? 0),
			}
		})
		.sort((a, b) => b.score - a.score)
}
let known: Index | undefined
function openIndex() {
	known ??= indexSpanish()
	return known
}

/** Whether the answers of two entries are interchangeable. */
export const areNeighbors = (one: string, other: string): boolean =>
	spanishWords.neighbors.some((ids) => ids.includes(one) && ids.includes(other))
