import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { Channel, Length, Tone } from './brief.ts'
import { codesOf, findCues, openBook, openCues, standsBefore } from './cues.ts'
import type { Typed } from './read-typed.ts'

const tones = [
	'serious',
	'formal',
	'encouraging',
	'brisk',
	'plain',
	'warm',
] as const satisfies readonly Tone[]
const lengths = ['short', 'long', 'medium'] as const satisfies readonly Length[]

const Phrases = z.array(z.string())
const data = readData(
	new URL('./manner.yaml', import.meta.url),
	z.strictObject({
		tones: z.record(z.enum(tones), Phrases),
		denials: Phrases,
		lengths: z.record(z.enum(lengths), Phrases),
		notLengths: Phrases,
		avoid: z.record(z.string(), Phrases),
		languages: z.record(z.string(), Phrases),
	}),
)
const toneCues = openCues(data.tones)
const denials = openBook(data.denials)
const lengthCues = openCues(data.lengths)
const notLengths = openBook(data.notLengths)
const avoidCues = openCues(data.avoid)
const languageCues = openCues(data.languages)

/** How it is to sound; warm where nothing is said. Circumstances that hurt are met warmly, serious news plainly. */
export function readTone({ sentences }: Typed): Tone {
	const cues = findCues(sentences, toneCues).filter(
		(cue) => / (?:not|no|without) /.test(wordsOf(cue)) || !standsBefore(cue, denials, 2),
	)
	return codesOf(cues)[0] ?? 'warm'
}

const wordsOf = ({ sentence, first, after }: { sentence: { words: string }; first: number; after: number }) =>
	` ${sentence.words.trim().split(' ').slice(first, after).join(' ')} `

/** Words of a piece: up to so many it is short, from so many on long. */
const mostShortWords = 120
const fewestLongWords = 260

/** How long it is to be: as the request says, and otherwise as its kind mostly is. */
export function readLength({ sentences, text }: Typed, channel: Channel): Length {
	const words = /\b(\d{2,4})[\s-]*(?:word|words)\b/i.exec(text)?.[1]
	if (words) {
		const count = Number(words)
		return count <= mostShortWords ? 'short' : count >= fewestLongWords ? 'long' : 'medium'
	}
	const others = findCues(sentences, [{ code: 'other', book: notLengths }])
	const cues = findCues(sentences, lengthCues).filter(
		({ from, to }) => !others.some((other) => other.from < to && from < other.to),
	)
	if (cues[0]) return cues[0].code
	return channel === 'text' || channel === 'voicemail' || channel === 'social' ? 'short' : 'medium'
}

/** What the piece is to do without. */
export const readAvoid = ({ sentences }: Typed): string[] => codesOf(findCues(sentences, avoidCues))

/** Text after a language that makes it a description of people, as in '2 Spanish speakers'. */
const ofSpeakers = /^[\s-]*(?:speak\w*|desk|line|team|reps?|side|floor|department)\b/i

/** Words typical of a request in Spanish, and how many of them make it one. */
const spanishWords =
	/\b(?:un|una|el|la|los|las|para|por|que|con|correo|mensaje|cliente|deuda|escribe|escriba|hola|llamada|necesito|quiero|señora|sobre|como|del|y|su|mi|de)\b/giu
const fewestSpanish = 4

/** The language that is asked for, or that the request is written in; null for English. */
export function readLanguage({ sentences, request, text }: Typed): string | null {
	const [asked] = findCues(sentences, languageCues).filter(
		({ to }) => !ofSpeakers.test(text.slice(to, to + 20)),
	)
	if (asked) return asked.code
	const words = request.match(/\p{L}+/gu) ?? []
	const spanish = request.match(spanishWords) ?? []
	if (spanish.length >= fewestSpanish && spanish.length * 4 >= words.length) return 'Spanish'
	return null
}
