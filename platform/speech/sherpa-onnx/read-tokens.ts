import type { RecognizedWord } from '../speech-engine.ts'

/** Parts of words as the model writes them, when each began, and the logarithm of how sure it was. */
type Tokens = { tokens?: string[]; timestamps?: number[]; ys_log_probs?: number[] }

/** The longest a word lasts whose end the model does not tell. */
const longestWordSeconds = 0.8

/**
 * Words out of the parts a model writes ('▁deb', 't' or ' deb', 't'), with times in seconds inside a piece
 * `seconds` long; none when the model does not tell times (Whisper and Moonshine models do not).
 */
export function readTokens(
	{ tokens = [], timestamps = [], ys_log_probs: sureness = [] }: Tokens,
	seconds: number,
) {
	if (timestamps.length !== tokens.length) return []
	const words: RecognizedWord[] = []
	tokens.forEach((token, at) => {
		const start = Math.min(timestamps[at] ?? 0, seconds)
		const confidence = sureness.length === tokens.length ? Math.exp(Math.min(0, sureness[at] ?? 0)) : null
		const part = token.replace(/^[▁\s]+/u, '')
		const last = words.at(-1)
		if (last && part === token) {
			last.text += part
			last.end = start
			if (confidence !== null) last.confidence = Math.min(last.confidence ?? 1, confidence)
		} else if (part !== '') words.push({ text: part, start, end: start, confidence })
	})
	words.forEach((word, at) => {
		const next = words[at + 1]?.start ?? seconds
		word.end = Math.max(word.end, Math.min(next, word.end + longestWordSeconds))
	})
	return words
}
