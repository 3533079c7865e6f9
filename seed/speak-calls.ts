/**
 * Speaks the demo calls: `node seed/speak-calls.ts [NAME ...]` makes `calls/NAME.mp3` of `calls/NAME.json` and
 * writes back when each turn is heard. For whoever changes their words; the product never needs it.
 * Needs Debian's flite, festival with festvox-us-slt-hts, and ffmpeg with rubberband.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DemoCall, DemoVoice } from './demo-call.ts'

const calls = join(import.meta.dirname, 'calls')
const sampleRate = 16_000
/** Seconds of quiet before a turn: longer when the voice changes than the breath of one who goes on. */
const pauseSeconds = 0.45
const lineNoise = 10 ** (-62 / 20)

type Spoken = { channel: number; start: number; samples: Float32Array }

const named = process.argv.slice(2)
const names = named.length
	? named
	: readdirSync(calls).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const scratch = mkdtempSync(join(tmpdir(), 'speak-calls-'))
try {
	for (const name of names) speakCall(name)
} finally {
	rmSync(scratch, { recursive: true })
}

function speakCall(name: string) {
	const file = join(calls, `${name}.json`)
	const call: DemoCall = JSON.parse(readFileSync(file, 'utf8'))
	const spoken: Spoken[] = []
	let at = 0.3
	for (const turn of call.turns) {
		const samples = speak(call.voices[turn.speaker], turn.text)
		const start = at + pauseSeconds
		at = start + samples.length / sampleRate
		turn.start = round(start)
		turn.end = round(at)
		spoken.push({ channel: call.channels === 2 && turn.speaker === 'customer' ? 1 : 0, start, samples })
	}
	encode(mix(spoken, at + 0.6, call.channels), call.channels, join(calls, `${name}.mp3`))
	writeFileSync(file, `${JSON.stringify(call, null, '\t')}\n`)
	console.log(`${name}: ${Math.round(at)} s, ${call.channels} ch`)
}

/** One turn as mono samples, all voices brought to the same loudness. */
function speak({ voice, semitones = 0, pace = 1 }: DemoVoice, text: string) {
	const [engine, name = ''] = voice.split(':')
	const output = join(scratch, 'turn.wav')
	if (engine === 'flite') execFileSync('flite', ['-voice', name, '-t', text, output])
	else execFileSync('text2wave', ['-eval', `(voice_${name})`, '-o', output], { input: text })
	const change = `rubberband=pitch=${2 ** (semitones / 12)}:tempo=${pace}`
	const loudness = 'loudnorm=I=-20:TP=-2:LRA=11'
	const raw = execFileSync(
		'ffmpeg',
		`-v error -i ${output} -af ${change},${loudness} -ac 1 -ar ${sampleRate} -f f32le -`.split(' '),
		{ maxBuffer: 2 ** 30 },
	)
	return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length))
}

/** Interleaved samples of the whole call, over the faint noise that every line has. */
function mix(spoken: Spoken[], seconds: number, channels: number) {
	const mixed = new Float32Array(Math.ceil(seconds * sampleRate) * channels)
	let seed = 1
	for (let i = 0; i < mixed.length; i++) {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
		mixed[i] = ((seed / 2 ** 32) * 2 - 1) * lineNoise
	}
	for (const { channel, start, samples } of spoken) {
		const offset = Math.round(start * sampleRate)
		for (const [i, sample] of samples.entries()) {
			const place = (offset + i) * channels + channel
			mixed[place] = (mixed[place] ?? 0) + sample
		}
	}
	return mixed
}

function encode(samples: Float32Array, channels: number, output: string) {
	const input = `-f f32le -ar ${sampleRate} -ac ${channels} -i -`
	const bitrate = channels === 2 ? '40k' : '24k'
	execFileSync(
		'ffmpeg',
		`-v error -y ${input} -map_metadata -1 -c:a libmp3lame -b:a ${bitrate} ${output}`.split(' '),
		{ input: Buffer.from(samples.buffer) },
	)
}

function round(seconds: number) {
	return Math.round(seconds * 100) / 100
}
