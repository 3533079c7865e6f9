/**
 * How long a call takes from upload to score, by step: seconds, real-time factor (time of the step by time of
 * the call) and ratio to a plain ffmpeg decode of the same file.
 * `npm run bench:pipeline [-- 60]`: minutes of call, put together from the demo company's calls. Needs ffmpeg.
 */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { domainSentences, pronunciations } from '#features/recordings/transcribe-call/domain-sentences.ts'
import { transcribeCall } from '#features/recordings/transcribe-call/transcribe-call.ts'
import { decodeAudio } from '#platform/audio/decode-audio.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { chooseSpeechEngine } from '#platform/speech/choose-speech-engine.ts'
import { table } from './report.ts'

const minutes = Number(process.argv[2] ?? 60)
const { signal } = new AbortController()
const folder = await mkdtemp(join(tmpdir(), 'bench-pipeline-'))
const { url, key, model, modelsDir } = readSettings().speech
const engine = await chooseSpeechEngine({
	...(url && { speechUrl: url }),
	...(key && { speechKey: key }),
	speechModel: model,
	modelsDir,
	domainText: domainSentences,
	pronunciations,
})
try {
	const call = await longCall(minutes)
	const ffmpeg = await timed(async () => decodeWithFfmpeg(call))
	const speechTrack = join(folder, 'speech.flac')
	const decode = await timed(() =>
		decodeAudio({ input: call, output: speechTrack, maxSeconds: 120 * 60, signal }),
	)
	const checkpoint = { load: async () => [], save: async () => {} }
	const transcribe = await timed(() => transcribeCall({ track: speechTrack, engine, checkpoint, signal }))
	const analyze = await timed(async () => analyzeTranscript(transcribe.result.segments))
	const whole = decode.seconds + transcribe.seconds + analyze.seconds
	const { durationSeconds, channels } = decode.result
	const rows: [string, number][] = [
		['plain ffmpeg decode', ffmpeg.seconds],
		['decode', decode.seconds],
		[`transcribe (${engine.name})`, transcribe.seconds],
		['analyze', analyze.seconds],
		['upload to score', whole],
	]
	console.log(`A call of ${(durationSeconds / 60).toFixed(1)} minutes, ${channels} channel(s)`)
	console.log(
		table(
			['step', 'seconds', 'real-time factor', 'ratio to ffmpeg'],
			rows.map(([step, seconds]) => [
				step,
				seconds.toFixed(2),
				(seconds / durationSeconds).toFixed(4),
				(seconds / ffmpeg.seconds).toFixed(2),
			]),
		),
	)
	console.log(`Peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)
} finally {
	await engine.close()
	await rm(folder, { recursive: true, force: true })
}

/** The demo calls one after the other, again and again, as one mp3. */
async function longCall(lengthMinutes: number) {
	const calls = globSync('seed/calls/*.mp3').toSorted()
	if (calls.length === 0) throw new Error('there are no demo calls in seed/calls')
	const list = join(folder, 'calls.txt')
	const lines = calls.map((path) => `file '${resolve(path)}'\n`).join('')
	await writeFile(list, lines.repeat(lengthMinutes))
	const path = join(folder, 'call.mp3')
	const input = ['-v', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-t', `${lengthMinutes * 60}`]
	execFileSync('ffmpeg', [...input, '-c', 'copy', path])
	return path
}

function decodeWithFfmpeg(path: string) {
	execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-ar', '16000', '-f', 's16le', '-y', '/dev/null'])
}

async function timed<Result>(work: () => Promise<Result>) {
	const started = performance.now()
	const result = await work()
	return { result, seconds: (performance.now() - started) / 1000 }
}
