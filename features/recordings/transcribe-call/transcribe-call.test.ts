import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSpeechTrack } from '#platform/audio/write-speech-track.ts'
import { goodMorning } from '#platform/speech/conformance.ts'
import { type SpeechEngine, speechSampleRate } from '#platform/speech/speech-engine.ts'
import { type FinishedPiece, transcribeCall } from './transcribe-call.ts'

const folder = await mkdtemp(join(tmpdir(), 'calls-'))
afterAll(() => rm(folder, { recursive: true }))
const { signal } = new AbortController()

test('each channel is one speaker: the left one is the rep', async () => {
	const track = someStereoCall('left', [0, 6, 12], [18])
	const { segments, speakersFrom } = await transcribeCall({ track, ...somePlace(), signal })
	expect(speakersFrom).toBe('channels')
	expect(segments.map(({ speaker }) => speaker)).toEqual(['rep', 'rep', 'rep', 'customer'])
	expect(segments.map(({ start }) => Math.round(start ?? -1))).toEqual([0, 6, 12, 18])
})

test('the right channel is the rep where that is how calls are recorded', async () => {
	const track = someStereoCall('right', [0], [6])
	const call = { track, ...somePlace(), repChannel: 'right' as const, signal }
	const { segments } = await transcribeCall(call)
	expect(segments.map(({ speaker }) => speaker)).toEqual(['customer', 'rep'])
})

test('silence has no segments, and is transcribed immediately', async () => {
	const place = somePlace()
	const { segments } = await transcribeCall({ track: someStereoCall('silent', [], []), ...place, signal })
	expect(segments).toEqual([])
	expect(place.engine.heard).toBe(0)
})

test('progress rises to one', async () => {
	const shares: number[] = []
	const onProgress = (share: number) => void shares.push(share)
	const track = someStereoCall('progress', [0, 6], [12])
	await transcribeCall({ track, ...somePlace(), onProgress, signal })
	expect(shares).toEqual(shares.toSorted((one, other) => one - other))
	expect(shares.length).toBeGreaterThan(2)
	expect(shares.at(-1)).toBe(1)
})

test('a killed transcription continues at the next piece', async () => {
	const track = someStereoCall('killed', [0, 6, 12], [18])
	const kept = somePlace().checkpoint
	const dying = someEngine({ diesAfter: 2 })
	await expect(transcribeCall({ track, engine: dying, checkpoint: kept, signal })).rejects.toThrow('killed')
	const heir = someEngine()
	const { segments } = await transcribeCall({ track, engine: heir, checkpoint: kept, signal })
	expect(segments).toHaveLength(4)
	expect(dying.heard + heir.heard).toBe(4)
	const after = someEngine()
	expect((await transcribeCall({ track, engine: after, checkpoint: kept, signal })).segments).toEqual(
		segments,
	)
	expect(after.heard).toBe(0)
})

test('a call that is not wanted any more stops', async () => {
	const stop = new AbortController()
	const track = someStereoCall('stopped', [0, 6], [12])
	const onProgress = () => stop.abort(new Error('deleted'))
	const transcribing = transcribeCall({ track, ...somePlace(), onProgress, signal: stop.signal })
	await expect(transcribing).rejects.toThrow('deleted')
})

test.each([
	['rep', 'Thank you for calling, this call is recorded.'],
	['customer', 'I owe about nine thousand and I lost my job.'],
	['unknown', 'Good morning.'],
])('one channel, one voice: it is told as %s by how it talks', async (speaker, says) => {
	const path = join(folder, `${speaker}.flac`)
	{
		using track = writeSpeechTrack(path, 1)
		track.write(goodMorning)
		track.finish()
	}
	const call = { track: path, ...somePlace(), engine: someEngine({ says }), signal }
	const { segments, speakersFrom } = await transcribeCall(call)
	expect(speakersFrom).toBe('voices')
	expect(new Set(segments.map((segment) => segment.speaker))).toEqual(new Set([speaker]))
})

test('removes characters that the database cannot store from the transcript', async () => {
	const track = someStereoCall('poison', [0], [])
	const place = { ...somePlace(), engine: someEngine({ says: 'Good\0 \uD800morning.' }) }
	const { segments } = await transcribeCall({ track, ...place, signal })
	expect(segments.map(({ text }) => text)).toEqual(['Good \uFFFDmorning.'])
	expect(JSON.stringify(await place.checkpoint.load())).not.toMatch(/\\u0000|\\ud800/i)
})

test('rejects implausibly long results of an engine', async () => {
	const track = someStereoCall('wild', [0], [])
	const engine = someEngine({ says: 'thank you '.repeat(200) })
	await expect(transcribeCall({ track, ...somePlace(), engine, signal })).rejects.toMatchObject({
		code: 'speech-answer-too-long',
		message: 'The transcription service returned more text than fits in this call.',
	})
})

/** A speech track of 24 s with speech at these seconds in the left and the right channel. */
function someStereoCall(name: string, left: number[], right: number[]) {
	const samples = new Int16Array(24 * speechSampleRate * 2)
	for (const [channel, starts] of [left, right].entries())
		for (const start of starts)
			for (const [at, sample] of goodMorning.entries())
				samples[2 * (start * speechSampleRate + at) + channel] = sample
	const path = join(folder, `${name}.flac`)
	using track = writeSpeechTrack(path, 2)
	track.write(samples)
	track.finish()
	return path
}

function somePlace() {
	const kept: FinishedPiece[] = []
	return {
		engine: someEngine(),
		checkpoint: {
			load: async () => structuredClone(kept),
			save: async (piece: FinishedPiece) => void kept.push(structuredClone(piece)),
		},
	}
}

/** An engine that understands the same words in everything, one piece after the other. */
function someEngine({
	says = 'Good morning.',
	diesAfter = Number.POSITIVE_INFINITY,
} = {}): SpeechEngine & { heard: number } {
	return {
		name: 'sherpa-onnx',
		label: 'Transcript (some model)',
		heard: 0,
		capabilities: {
			streaming: false,
			wordTimes: false,
			confidence: false,
			draft: false,
			maxPieceSeconds: 30,
			parallel: 1,
		},
		async transcribe(pcm, options) {
			options.signal.throwIfAborted()
			if (this.heard === diesAfter) throw new Error('killed')
			this.heard += 1
			return [{ start: 0, end: pcm.length / speechSampleRate, text: says, confidence: null }]
		},
		async close() {},
	}
}
