import type { Segment, Word } from '../contract.ts'
import type { SpokenSpan } from './speech-span.ts'

/** A pause shorter than this, in seconds, does not end what someone says. */
const pauseWithinTurn = 0.7

type Turn = Segment & { start: number; end: number }

/**
 * The transcript: what was said, by whom, in order of time, one segment for each uninterrupted span of one
 * speaker. Every word keeps its own confidence; a segment has the mean of what it was put together from,
 * weighted by its length in words.
 */
export function assembleSegments(
	speechSpans: SpokenSpan[],
	speakerOf: (speechSpan: SpokenSpan) => Segment['speaker'],
): Segment[] {
	const said = speechSpans
		.flatMap((speechSpan) =>
			speechSpan.recognized.map((spoken) => ({ ...spoken, speaker: speakerOf(speechSpan) })),
		)
		.filter(({ text }) => text.trim() !== '')
		.toSorted((one, other) => one.start - other.start || one.end - other.end)
	const turns: Turn[] = []
	for (const spoken of said) {
		const last = turns.at(-1)
		if (last && last.speaker === spoken.speaker && spoken.start - last.end < pauseWithinTurn)
			turns[turns.length - 1] = join(last, spoken)
		else turns.push(spoken)
	}
	return turns
}

function join(one: Turn, other: Turn): Turn {
	const words = allWords(one, other)
	return {
		speaker: one.speaker,
		text: `${one.text} ${other.text}`,
		start: one.start,
		end: Math.max(one.end, other.end),
		confidence: meanConfidence(one, other),
		...(words && { words }),
	}
}

/** Words only where both have them: half a turn's words would look like all of them. */
function allWords(one: Turn, other: Turn): Word[] | undefined {
	return one.words && other.words && [...one.words, ...other.words]
}

function meanConfidence(one: Turn, other: Turn) {
	if (one.confidence === null || other.confidence === null) return one.confidence ?? other.confidence
	const [length, otherLength] = [one, other].map(({ text }) => text.split(/\s+/).length) as [number, number]
	return (one.confidence * length + other.confidence * otherLength) / (length + otherLength)
}
