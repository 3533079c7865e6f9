import { expect, test } from 'vitest'
import { packPieces, unpackPiece } from './pack-pieces.ts'
import type { SpeechSpan } from './speech-span.ts'

const speechSpan = (start: number, end: number, channel = 0): SpeechSpan => ({
	channel,
	start,
	end,
	voice: 0,
	voiceConfidence: 1,
})
const word = (text: string, start: number, end: number) => ({ text, start, end, confidence: null })

test('a service gets long pieces, joined at silence and never longer than it takes', () => {
	const pieces = packPieces([speechSpan(1, 21), speechSpan(30, 50), speechSpan(60, 80)], 60)
	expect(pieces.map(({ seconds }) => seconds)).toEqual([40.5, 20])
	expect(pieces[0]?.parts.map(({ at }) => at)).toEqual([0, 20.5])
})

test('two people on two channels are never in one piece', () => {
	expect(packPieces([speechSpan(0, 5), speechSpan(6, 9, 1)], 600)).toHaveLength(2)
})

test('a local engine gets one utterance at a time', () => {
	expect(packPieces([speechSpan(0, 5), speechSpan(6, 9)], 30)).toHaveLength(2)
})

test('words go back to the utterance and the second they were said in', () => {
	const [piece] = packPieces([speechSpan(10, 12), speechSpan(100, 103)], 60)
	const words = [word('hello', 0.5, 1), word('again', 3, 3.5), word('friend', 4, 4.5)]
	const recognized = [{ start: 0.5, end: 4.5, text: 'Hello, again friend!', confidence: 0.9, words }]
	const spoken = piece && unpackPiece(piece, recognized)
	expect(spoken?.map(({ recognized: [own] }) => own)).toEqual([
		{ start: 10.5, end: 11, text: 'hello', confidence: 0.9, words: [word('hello', 10.5, 11)] },
		{
			start: 100.5,
			end: 102,
			text: 'again friend',
			confidence: 0.9,
			words: [word('again', 100.5, 101), word('friend', 101.5, 102)],
		},
	])
})

test('a text within one utterance keeps its commas and capitals', () => {
	const [piece] = packPieces([speechSpan(10, 12), speechSpan(100, 103)], 60)
	const recognized = [
		{ start: 0.2, end: 1.9, text: 'Well, yes.', confidence: null },
		{ start: 2.6, end: 5.4, text: 'Go ahead.', confidence: null },
	]
	const spoken = piece && unpackPiece(piece, recognized)
	expect(spoken?.map(({ recognized: [own] }) => [own?.text, own?.start, own?.end])).toEqual([
		['Well, yes.', 10.2, 11.9],
		['Go ahead.', 100.1, expect.closeTo(102.9)],
	])
})

test('no time leaves its utterance, whatever an engine says', () => {
	const [piece] = packPieces([speechSpan(10, 12)], 30)
	const spoken = piece && unpackPiece(piece, [{ start: -1, end: 9, text: 'Hm.', confidence: null }])
	expect(spoken?.[0]?.recognized[0]).toMatchObject({ start: 10, end: 12 })
})
