import { z } from 'zod'
import { isDeeperThan } from '#platform/http/json-depth.ts'
import { readTime, splitLabel, type Turn, unreadable } from './turn.ts'

/** Lists and objects within one another: verbose formats have five. */
const deepestTranscript = 32

/** Seconds, as a number or written as a time. */
const Seconds = z
	.union([z.number(), z.string().transform((text) => readTime(text) ?? Number(text || Number.NaN))])
	.pipe(z.number().min(0))
	.nullish()
const Confidence = z.number().min(0).max(1).nullish().catch(null)

const Word = z.object({
	text: z.string().optional(),
	word: z.string().optional(),
	start: z.number().min(0),
	end: z.number().min(0),
	confidence: Confidence,
})
const JsonTurn = z.object({
	speaker: z.union([z.string(), z.number().transform(String)]).nullish(),
	text: z.string(),
	start: Seconds,
	end: Seconds,
	confidence: Confidence,
	words: z.array(Word).optional().catch(undefined),
})
type JsonTurn = z.infer<typeof JsonTurn>

/**
 * Turns of a JSON transcript: `{ turns: […] }`, `{ segments: […] }` (OpenAI's verbose_json has this) or the list
 * alone, each with `text` and, where known, `speaker`, `start`, `end` (seconds), `confidence` and `words`.
 * Throws Problem 422.
 */
export function readTurns(text: string): Turn[] {
	const list = findList(parse(text))
	return list.map((item, index) => {
		const turn = JsonTurn.safeParse(item)
		if (turn.success) return asTurn(turn.data, index)
		const [issue] = turn.error.issues
		throw unreadable(`turn ${index + 1} has no usable "${String(issue?.path[0] ?? 'text')}".`)
	})
}

function parse(text: string): unknown {
	if (isDeeperThan(deepestTranscript, text)) throw unreadable('it is nested too deep.')
	try {
		return JSON.parse(text)
	} catch (error) {
		const [, line] = /line (\d+)/.exec(String(error)) ?? []
		throw unreadable(line ? `it is not valid JSON, see line ${line}.` : 'it is not valid JSON.')
	}
}

function findList(content: unknown): unknown[] {
	const held = content as { turns?: unknown; segments?: unknown } | null
	const list = Array.isArray(content) ? content : (held?.turns ?? held?.segments)
	if (!Array.isArray(list)) throw unreadable('it has no list of "turns" or "segments".')
	return list
}

function asTurn({ speaker, text, start, end, confidence, words }: JsonTurn, index: number): Turn {
	if (end != null && (start ?? 0) > end) throw unreadable(`turn ${index + 1} ends before it starts.`)
	const labeled = speaker == null ? splitLabel(text.trim()) : { speaker, text }
	return {
		...labeled,
		start: start ?? null,
		end: end ?? null,
		confidence: confidence ?? null,
		...(words && { words: words.map(asWord) }),
	}
}

const asWord = ({ text, word, start, end, confidence }: z.infer<typeof Word>) => ({
	text: text ?? word ?? '',
	start,
	end,
	confidence: confidence ?? null,
})
