import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSpeechTrack } from '#platform/audio/write-speech-track.ts'
import { cutPieces } from './cut-pieces.ts'
import { packPieces } from './pack-pieces.ts'

const folder = await mkdtemp(join(tmpdir(), 'cut-'))
afterAll(() => rm(folder, { recursive: true }))
const { signal } = new AbortController()

const secondsPerStep = 0.25
const stepAt = (seconds: number) => Math.floor(seconds / secondsPerStep) + 1

/** Ten seconds in which every quarter of a second has its own loudness, the same on the left, none right. */
const track = join(folder, 'steps.flac')
{
	using writing = writeSpeechTrack(track, 2)
	const samples = Int16Array.from({ length: 320_000 }, (_, i) => (i % 2 ? 0 : stepAt(i / 32_000)))
	writing.write(samples)
	writing.finish()
}

const speechSpan = (start: number, end: number) => ({
	channel: 0,
	start,
	end,
	voice: 0 as const,
	voiceConfidence: 1,
})

test('pieces hold exactly the audio of their utterances', async () => {
	const pieces = packPieces([speechSpan(0.5, 1), speechSpan(1, 3.25), speechSpan(9.75, 10)], 30)
	const cut = await Array.fromAsync(cutPieces(track, 0, pieces, signal))
	expect(cut.map(({ pcm }) => pcm.length / 16_000)).toEqual([0.5, 2.25, 0.25])
	expect(cut.map(({ pcm }) => [pcm[0], pcm.at(-1)])).toEqual([
		[3, 4],
		[5, 13],
		[40, 40],
	])
})

test('utterances of one piece lie behind each other with silence between', async () => {
	const pieces = packPieces([speechSpan(0, 1), speechSpan(5, 6)], 60)
	const [cut] = await Array.fromAsync(cutPieces(track, 0, pieces, signal))
	const loudnessAt = (seconds: number) => cut?.pcm[Math.round(seconds * 16_000)]
	expect([0, 0.99, 1.25, 1.5, 2.49].map(loudnessAt)).toEqual([1, 4, 0, 21, 24])
	expect(cut?.pcm).toHaveLength(2.5 * 16_000)
})

test('the channels do not mix', async () => {
	const pieces = packPieces([{ ...speechSpan(0, 10), channel: 1 }], 30)
	const [cut] = await Array.fromAsync(cutPieces(track, 1, pieces, signal))
	expect(cut?.pcm.every((sample) => sample === 0)).toBe(true)
})
