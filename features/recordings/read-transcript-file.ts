import { extname } from 'node:path'
import { cleanText } from '#platform/text/clean-text.ts'
import type { Segment } from './contract.ts'
import { nameSpeakers } from './transcript-file/name-speakers.ts'
import { readCues } from './transcript-file/read-cues.ts'
import { readLines } from './transcript-file/read-lines.ts'
import { readTurns } from './transcript-file/read-turns.ts'
import { type Turn, unreadable } from './transcript-file/turn.ts'

/** With times and confidences for every word, two hours of speech are about 6 MB. */
export const maxTranscriptFileBytes = 20 * 1024 ** 2
/** A two-hour call has about 150,000 characters; PostgreSQL indexes at most 1 MB of words for search. */
const maxCharacters = 400_000

/**
 * The words of a call from a transcript given with it: `.json`, `.vtt`, `.srt` or `.txt`; a name without one of
 * these endings is judged by the content. `uploaderName` helps to tell who the rep is (see `nameSpeakers`).
 * `turns` says which turn of the file each segment is, counted from 0: turns without words are left out and the rest
 * is in order of time.
 * Throws Problem 422 `transcript-unreadable`, which says what is wrong and in which line or turn.
 */
export function readTranscriptFile(
	name: string,
	bytes: Uint8Array,
	uploaderName: string,
): { segments: Segment[]; turns: number[] } {
	const text = decode(bytes)
	const said = readerFor(
		name,
		text,
	)(text)
		.map((turn, index) => ({ turn: clean(turn), index }))
		.filter(({ turn }) => turn.text)
	if (!said.length) throw unreadable('there are no words in it.')
	if (said.reduce((sum, { turn }) => sum + turn.text.length, 0) > maxCharacters)
		throw unreadable('it is too long to score.')
	const roles = nameSpeakers(
		said.map(({ turn }) => turn),
		uploaderName,
	)
	const placed = inOrder(said)
	return {
		segments: placed.map(({ turn }) => ({ ...turn, speaker: roles.get(turn.speaker ?? '') ?? 'unknown' })),
		turns: placed.map(({ index }) => index),
	}
}

/** `readTranscriptFile`, with one input. */
export const readTranscriptFileTask = (given: { name: string; bytes: Uint8Array; uploaderName: string }) =>
	readTranscriptFile(given.name, given.bytes, given.uploaderName)

function readerFor(name: string, text: string): (text: string) => Turn[] {
	const extension = extname(name).slice(1).toLowerCase()
	if (extension === 'json') return readTurns
	if (extension === 'vtt' || extension === 'srt') return readCues
	if (extension === 'txt') return readLines
	if (/^\s*[[{]\s*["{[\]}]/.test(text)) return readTurns
	return /^WEBVTT|^[ \t]*[\d:.,]+[ \t]*-->/m.test(text) ? readCues : readLines
}

function decode(bytes: Uint8Array) {
	const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
	try {
		return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
	} catch (error) {
		throw unreadable('it is not UTF-8 text.', error)
	}
}

const clean = (turn: Turn): Turn => ({
	...turn,
	text: oneLine(turn.text),
	...(turn.words && { words: turn.words.map((word) => ({ ...word, text: oneLine(word.text) })) }),
})

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()

/** Files of two tracks list one speaker after the other: time decides, where every turn has one. */
function inOrder<Said extends { turn: Turn }>(said: Said[]): Said[] {
	if (said.some(({ turn }) => turn.start === null)) return said
	return said.toSorted((one, other) => (one.turn.start ?? 0) - (other.turn.start ?? 0))
}
