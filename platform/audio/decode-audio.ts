import { spawn } from 'node:child_process'
import { rename, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { storageFull } from '#platform/http/describe-fault.ts'
import { Problem } from '#platform/http/problem.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { audioLimits } from './audio-limits.ts'
import type { DecodedAudio } from './decode-to-speech-track.ts'
import { noSamples } from './open-audio.ts'
import { speechSampleRate } from './write-speech-track.ts'

export type { DecodedAudio }

/** What the decoding process may say; checked, since what it read may have taken it over. */
const Message = z.discriminatedUnion('type', [
	z.object({ type: z.literal('progress'), progress: z.number().min(0).max(1) }),
	z.object({
		type: z.literal('decoded'),
		decoded: z.object({
			durationSeconds: z.number().positive(),
			channels: z.union([z.literal(1), z.literal(2)]),
			peaks: z.array(z.number().min(0).max(1)).max(2_000),
		}),
	}),
	z.object({
		type: z.literal('unsupported'),
		kind: z.enum(['sample-rate', 'channels', 'cost']),
		value: z.number(),
	}),
	z.object({ type: z.enum(['unreadable', 'too-long', 'failed']), reason: z.string().max(500) }),
])
type Message = z.infer<typeof Message>

const worker = fileURLToPath(new URL('./decode-worker.ts', import.meta.url))

/** Kilobytes of writable memory the process may ask for; Node itself reserves about 0.7 GB, decoding takes 0.2. */
const memoryKilobytes = 1_500_000

/** 120 minutes take 5 to 15 seconds on two idle cores. */
const defaultTimeoutSeconds = 600

/**
 * Decodes an audio file (mp3, wav also of the telephone kind, m4a, mp4, aac, flac, ogg, webm, mpeg; the first
 * audio track) into a 16 kHz 16-bit FLAC at `output`, which appears only when complete. Two channels stay two,
 * unless they carry one sound; more than two become one. Duration is of samples, never of headers. A file that
 * breaks on the way is kept up to there if that is a second or more.
 *
 * Runs in a process of its own, with limits on time, memory and output, which ends with `signal`.
 * `onProgress` hears 0 to 1, not more than a few times a second.
 *
 * @throws Problem `audio-unreadable`, `audio-empty`, `audio-too-long`, `audio-sample-rate`, `audio-channels`, `audio-cost` (422),
 * `audio-timeout` (504), `storage-full` (507), `decoder-failed` (500), the last three retryable; the signal's reason
 * when aborted
 */
export async function decodeAudio(options: {
	input: string
	output: string
	maxSeconds: number
	signal: AbortSignal
	onProgress?: (progress: number) => void
	timeoutSeconds?: number
}): Promise<DecodedAudio> {
	const { input, output, maxSeconds, signal } = options
	await stat(input)
	const part = `${output}.part`
	const timeout = AbortSignal.timeout((options.timeoutSeconds ?? defaultTimeoutSeconds) * 1_000)
	try {
		const last = await runWorker([input, part, String(maxSeconds)], {
			outputBytes: (maxSeconds + 60) * speechSampleRate * 4,
			signal: AbortSignal.any([signal, timeout]),
			onProgress: options.onProgress,
		})
		signal.throwIfAborted()
		if (timeout.aborted) throw tooSlow()
		if (last?.type !== 'decoded') throw refusal(last)
		await rename(part, output)
		return last.decoded
	} finally {
		await Promise.all([rm(part, { force: true }), rm(`${part}.single`, { force: true })])
	}
}

/** Runs the decoding process and returns its last message, or null if a signal (a crash, a limit) ended it. */
function runWorker(
	args: string[],
	options: { outputBytes: number; signal: AbortSignal; onProgress: ((progress: number) => void) | undefined },
): Promise<Message | null> {
	options.signal.throwIfAborted()
	// Enforced by the kernel: data memory (kB), file size (512-byte blocks), CPU time (s), no core dump.
	const blocks = Math.ceil(options.outputBytes / 512)
	const limits = [`-c 0`, `-d ${memoryKilobytes}`, `-f ${blocks}`, `-t ${audioLimits.cpuSeconds}`]
	const limited = `${limits.map((limit) => `ulimit ${limit}; `).join('')}exec "$@"`
	const node = [process.execPath, '--max-old-space-size=256', worker, ...args]
	const child = spawn('/bin/sh', ['-c', limited, 'sh', ...node], {
		env: {},
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	return new Promise((resolve, reject) => {
		let last: Message | null = null
		const kill = () => child.kill('SIGKILL')
		options.signal.addEventListener('abort', kill)
		child.on('message', (raw) => {
			const message = Message.safeParse(raw).data
			if (message?.type === 'progress') options.onProgress?.(message.progress)
			else last = message ?? last
		})
		child.on('error', reject)
		child.on('close', (code, killedBy) => {
			options.signal.removeEventListener('abort', kill)
			// The kernel signals that the CPU time limit is exceeded a second before it kills the process.
			if (killedBy === 'SIGXCPU') last = { type: 'unsupported', kind: 'cost', value: 0 }
			if (code && !last) reject(decoderFailed(`exit code ${code}`))
			else resolve(last)
		})
	})
}

function refusal(last: Message | null): Error {
	if (last?.type === 'failed') return decoderFailed(last.reason)
	if (last?.type === 'unsupported') return unsupported(last)
	if (last?.type === 'too-long') {
		return new Problem(422, 'audio-too-long', 'Audio files up to 120 minutes and 1.5GB are supported.')
	}
	if (last?.type === 'unreadable' && last.reason === noSamples)
		return new Problem(
			422,
			'audio-empty',
			'This file contains no sound. Record or export the call again, then upload the new file.',
		)
	return new Problem(422, 'audio-unreadable', 'The audio in this file could not be read.')
}

function unsupported({ kind, value }: Extract<Message, { type: 'unsupported' }>): Problem {
	const { lowestSampleRate, highestSampleRate, mostChannels } = audioLimits
	const wrong = {
		'sample-rate': `This audio has a sample rate of ${formatNumber(value)} Hz. Supported rates are ${formatNumber(lowestSampleRate)} to ${formatNumber(highestSampleRate)} Hz.`,
		channels: `This audio has ${formatNumber(value)} channels. Up to ${mostChannels} are supported.`,
		cost: 'This audio takes too long to decode.',
	}[kind]
	return new Problem(422, `audio-${kind}`, `${wrong} Convert the file to MP3 or WAV and upload it again.`)
}

/** The decoder's own error goes to the log only: people can do nothing but retry. */
function decoderFailed(reason: string): Problem {
	const cause = new Error(reason)
	if (reason.includes('No space left on device')) return storageFull(cause)
	return new Problem(500, 'decoder-failed', 'The audio decoder stopped unexpectedly.', {
		retryable: true,
		cause,
	})
}

function tooSlow(): Problem {
	return new Problem(504, 'audio-timeout', 'Decoding this audio took too long.', { retryable: true })
}
