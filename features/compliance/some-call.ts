import type { Turn } from './contract.ts'

/** A call for tests: lines of 'R: …' and 'C: …', ten seconds each. */
export const someCall = (...lines: string[]): Turn[] =>
	lines.map((line, index) => ({
		speaker: line.startsWith('C:') ? 'customer' : 'rep',
		text: line.replace(/^[RC]:\s*/, ''),
		start: index * 10,
		end: index * 10 + 9,
		confidence: null,
	}))

/** A turn for tests as a recognizer hears it: 'settle/0.2' is a word of that confidence, others are quite certain. */
export function heardTurn(text: string, speaker: Turn['speaker'] = 'rep', start = 0): Turn {
	const words = text.split(' ').map((word, at) => {
		const [spoken = '', confidence] = word.split('/')
		return { text: spoken, start: start + at, end: start + at + 1, confidence: Number(confidence ?? 0.95) }
	})
	const spoken = words.map((word) => word.text).join(' ')
	const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
	const sentence = `${spoken[0]?.toUpperCase()}${spoken.slice(1)}.`
	return { speaker, text: sentence, start, end: start + words.length, confidence, words }
}
