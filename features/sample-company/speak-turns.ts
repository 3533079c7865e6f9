import type { Segment } from '#features/recordings/contract.ts'
import type { SampleCall } from './sample-data.ts'

/** Seconds before the first turn, and between two. */
const pauseSeconds = 0.6
const customerWordsPerSecond = 2.6

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100

/** The turns of a call with the times of their words: those of its audio where it has some, else at the pace of the speakers. */
export function speakTurns(
	turns: SampleCall['turns'],
	repWordsPerSecond: number,
	spoken?: readonly { start: number; end: number }[],
): Segment[] {
	let clock = 0
	return turns.map(([speaker, text], at) => {
		const words = text.split(/\s+/).filter(Boolean)
		const seconds = words.length / (speaker === 'rep' ? repWordsPerSecond : customerWordsPerSecond)
		const start = spoken?.[at]?.start ?? clock + pauseSeconds
		const end = spoken?.[at]?.end ?? start + seconds
		clock = end
		return {
			...{ speaker, text, confidence: null },
			...{ start: hundredths(start), end: hundredths(end) },
			words: spreadWords(words, start, end),
		}
	})
}

/** A word takes time by its letters. */
function spreadWords(words: readonly string[], start: number, end: number) {
	const letters = words.reduce((sum, word) => sum + word.length + 1, 0)
	let clock = start
	return words.map((text) => {
		const from = clock
		clock += ((end - start) * (text.length + 1)) / letters
		return { text, start: hundredths(from), end: hundredths(clock), confidence: null }
	})
}
