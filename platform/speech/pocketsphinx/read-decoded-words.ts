import type { Recognized, RecognizedWord } from '../speech-engine.ts'
import type { DecodedWord } from './decoder.ts'

/**
 * What the decoder heard, as people read it: no fillers (`<sil>`, `[NOISE]`, `++breath++`), no marks of a
 * second pronunciation (`the(2)`), a capital first letter and a final period. Nothing else is added: where
 * commas and questions were is not known. Null when only fillers were heard.
 */
export function readDecodedWords(decoded: DecodedWord[]): Recognized | null {
	const words = decoded.filter(({ word }) => !/^[<[+]/.test(word)).map(readWord)
	const [first, last] = [words[0], words.at(-1)]
	if (!first || !last) return null
	const text = words.map((word) => word.text).join(' ')
	const confidence = words.reduce((sum, word) => sum + (word.confidence ?? 0), 0) / words.length
	return {
		start: first.start,
		end: last.end,
		text: `${text[0]?.toUpperCase()}${text.slice(1)}.`,
		confidence: rounded(confidence),
		words,
	}
}

function readWord({ word, start, end, confidence }: DecodedWord): RecognizedWord {
	const spoken = word.replace(/\(\d+\)$/, '')
	const text = /^i(?:'|$)/.test(spoken) ? `I${spoken.slice(1)}` : spoken
	return { text, start, end, confidence: rounded(confidence) }
}

function rounded(value: number) {
	return Math.round(value * 1000) / 1000
}
