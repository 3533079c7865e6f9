import { z } from 'zod'
import { cleanTexts } from '#platform/text/clean-text.ts'
import type { HeardSpeech } from './streaming-speech.ts'

const Word = z.object({
	word: z.string(),
	start: z.number().min(0),
	end: z.number().min(0),
	conf: z.number().min(0).max(1).optional(),
})

/** What a Vosk server answers to each piece of audio. Source: github.com/alphacep/vosk-server, websocket. */
const VoskAnswer = z.union([
	z.object({ partial: z.string() }),
	z.object({ text: z.string(), result: z.array(Word).optional() }),
])

export type ReadAnswer = { partial: string } | { final: HeardSpeech | null }

/** Reads an answer; a final without words is null. `second` is where the audio has come to. Throws what it cannot read. */
export function readVoskAnswer(message: string, second: number): ReadAnswer {
	const answer = VoskAnswer.parse(cleanTexts(JSON.parse(message)))
	if ('partial' in answer) return { partial: answer.partial.trim() }
	const text = answer.text.trim()
	const words = answer.result ?? []
	if (!text) return { final: null }
	const confidences = words.flatMap(({ conf }) => (conf === undefined ? [] : [conf]))
	return {
		final: {
			text,
			confidence: confidences.length > 0 ? mean(confidences) : null,
			start: words[0]?.start ?? second,
			end: words.at(-1)?.end ?? second,
		},
	}
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
