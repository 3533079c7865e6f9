/** Synthetic speech for sample calls. Needs Debian's flite, festival with festvox-us-slt-hts, espeak-ng, and ffmpeg with rubberband. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SyntheticVoice } from '#features/sample-company/index.ts'

type Turn = { speaker: 'rep' | 'customer'; text: string }

type Call = {
	turns: readonly Turn[]
	voices: Record<Turn['speaker'], SyntheticVoice>
	/** With two, the rep is on the left. */
	channels: 1 | 2
	/** A telephone's: 300 to 3400 Hz, 8000 samples a second. */
	isPhoneBand?: boolean
}

const sampleRate = 16_000
/** Seconds of quiet before a turn: longer when the voice changes than the breath of one who goes on. */
const pauseSeconds = 0.45
const lineNoise = 10 ** (-62 / 20)

type Spoken = { channel: number; start: number; samples: Float32Array }

/** Speaks a call into an MP3 file. Returns when each turn is heard, in seconds. */
export function speakCall({ turns, voices, channels, isPhoneBand = false }: Call, output: string) {
	const scratch = mkdtempSync(join(tmpdir(), 'speak-call-'))
	try {
		const spoken: Spoken[] = []
		let at = 0.3
		const times = turns.map(({ speaker, text }) => {
			const samples = speak(voices[speaker], text, join(scratch, 'turn.wav'))
			const start = at + pauseSeconds
			at = start + samples.length / sampleRate
			spoken.push({ channel: channels === 2 && speaker === 'customer' ? 1 : 0, start, samples })
			return { start: round(start), end: round(at) }
		})
		encode(mix(spoken, at + 0.6, channels), channels, isPhoneBand, output)
		return times
	} finally {
		rmSync(scratch, { recursive: true })
	}
}

/** One turn as mono samples, all voices brought to the same loudness. */
function speak({ voice, semitones = 0, pace = 1 }: SyntheticVoice, text: string, output: string) {
	const [engine, name = ''] = voice.split(':')
	if (engine === 'flite') execFileSync('flite', ['-voice', name, '-t', text, output])
	else if (engine === 'espeak') execFileSync('espeak-ng', ['-v', name, '-s', '155', '-w', output, text])
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

function encode(samples: Float32Array, channels: number, isPhoneBand: boolean, output: string) {
	const input = `-f f32le -ar ${sampleRate} -ac ${channels} -i -`
	const band = isPhoneBand ? '-af highpass=f=300,lowpass=f=3400 -ar 8000' : ''
	const bitrate = isPhoneBand ? '16k' : channels === 2 ? '40k' : '24k'
	execFileSync(
		'ffmpeg',
		`-v error -y ${input} ${band} -map_metadata -1 -c:a libmp3lame -b:a ${bitrate} ${output}`.split(/ +/),
		{ input: Buffer.from(samples.buffer) },
	)
}

function round(seconds: number) {
	return Math.round(seconds * 100) / 100
}
