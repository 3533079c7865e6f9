import type { Heard, SpeechModel } from './speech-model.ts'
import { learnVoice, likelihood, type Voice } from './voice.ts'

/** Some speech, most likely of one voice: `utterance` is the number of the utterance it is part of. */
export type Chunk = { utterance: number; heard: Heard }

export type TwoVoices = { voices: [Voice, Voice]; fit: number }

const rounds = 15

/** Guesses start from each pair of this many of the longest utterances. */
const longestUtterances = 5

/**
 * Finds the two voices that explain the chunks best. From several first guesses (turn by turn, by pitch, each
 * pair of long utterances as the two voices) chunks go to the voice they fit and voices are learned from their
 * chunks, until nothing changes; the best end wins. Null when all goes to one voice.
 */
export function findTwoVoices(model: SpeechModel, chunks: Chunk[]): TwoVoices | null {
	let best: TwoVoices | null = null
	for (const guess of firstGuesses(model, chunks)) {
		const found = settle(model, chunks, guess)
		if (found && found.fit > (best?.fit ?? Number.NEGATIVE_INFINITY)) best = found
	}
	return best
}

function settle(model: SpeechModel, chunks: Chunk[], guess: boolean[]): TwoVoices | null {
	let isSecond = guess
	for (let round = 0; ; round++) {
		const voices = learnBoth(model, chunks, isSecond)
		if (!voices) return null
		const fits = chunks.map(({ heard }) => voices.map((voice) => likelihood(voice, heard)))
		const next = fits.map(([first = 0, second = 0]) => second > first)
		const total = fits.reduce((sum, both) => sum + Math.max(...both), 0)
		if (round === rounds || next.every((value, i) => value === isSecond[i])) return { voices, fit: total }
		isSecond = next
	}
}

function learnBoth(model: SpeechModel, chunks: Chunk[], isSecond: boolean[]): [Voice, Voice] | null {
	const first = chunks.filter((_, i) => !isSecond[i])
	const second = chunks.filter((_, i) => isSecond[i])
	if (first.length === 0 || second.length === 0) return null
	return [learnVoice(model, heardIn(model, first)), learnVoice(model, heardIn(model, second))]
}

/** All that was heard in some chunks together. */
export function heardIn(model: SpeechModel, chunks: Chunk[]): Heard {
	const sum = model.nothingHeard()
	for (const { heard } of chunks) {
		for (const part of ['mass', 'offset', 'pitch'] as const) {
			for (let i = 0; i < sum[part].length; i++) sum[part][i] = (sum[part][i] ?? 0) + (heard[part][i] ?? 0)
		}
	}
	return sum
}

function* firstGuesses(model: SpeechModel, chunks: Chunk[]): Generator<boolean[]> {
	yield chunks.map(({ utterance }) => utterance % 2 === 1)
	const pitches = chunks.map(({ heard }) => middlePitch(heard.pitch))
	const middle = [...pitches].sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
	yield pitches.map((pitch) => pitch > middle)
	yield pitches.map(
		(pitch) => pitch >= (Math.min(...pitches.filter((one) => one > 0)) + Math.max(...pitches)) / 2,
	)
	const utterances = [...Map.groupBy(chunks, ({ utterance }) => utterance).values()]
	const lengthOf = (parts: Chunk[]) => heardIn(model, parts).mass.reduce((sum, mass) => sum + mass, 0)
	const longest = utterances.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, longestUtterances)
	const voices = longest.map((parts) => learnVoice(model, heardIn(model, parts)))
	for (const [i, first] of voices.entries()) {
		for (const second of voices.slice(i + 1)) {
			yield chunks.map(({ heard }) => likelihood(second, heard) > likelihood(first, heard))
		}
	}
}

function middlePitch(counts: Float64Array): number {
	let left = counts.reduce((sum, count) => sum + count, 0) / 2
	return counts.findIndex((count) => {
		left -= count
		return left < 0
	})
}
