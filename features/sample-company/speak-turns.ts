import type { Segment } from '#features/recordings/contract.ts'
import type { SampleCall } from './sample-data.ts'

/** Seconds before the first turn, and between two. */
const pauseSeconds = 0.6
const customerWordsPerSecond = 2.6

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100

/** The turns of a call with the times at which each word would be spoken: a word takes time by its letters. */
export function speakTurns(turns: SampleCall['turns'], repWordsPerSecond: number): Segment[] {
	let clock = 0
	return turns.map(([speaker, text]) => {
		clock += pauseSeconds
		const start = clock
		const spoken = text.split(/\s+/).filter(Boolean)
		const letters = spoken.reduce((sum, word) => sum + word.length + 1, 0)
		const seconds = spoken.length / (speaker === 'rep' ? repWordsPerSecond : customerWordsPerSecond)
		const words = spoken.map((word) => {
			const from = clock
			clock += (seconds * (word.length + 1)) / letters
			return { text: word, start: hundredths(from), end: hundredths(clock), confidence: null }
		})
		return { speaker, text, start: hundredths(start), end: hundredths(clock), confidence: null, words }
	})
}
