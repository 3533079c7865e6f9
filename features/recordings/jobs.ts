import type { Services } from '#platform/services.ts'
import { chooseSpeechEngine } from '#platform/speech/choose-speech-engine.ts'
import type { SpeechEngine } from '#platform/speech/speech-engine.ts'
import { decodeUploadedAudio } from './decode-recording.ts'
import { decodeRecording, transcribeRecording } from './events.ts'
import { failRecording } from './fail-recording.ts'
import { reportRetry } from './report-progress.ts'
import { domainSentences, pronunciations } from './transcribe-call/domain-sentences.ts'
import { transcribeSpeechTrack } from './transcribe-recording.ts'

/** The jobs that turn an upload into a transcript. */
export async function recordingJobs(services: Services) {
	const engine = keepSpeechEngine(services)
	await services.jobs.handle(decodeRecording, {
		run: ({ recordingId }, { signal }) => decodeUploadedAudio(services, recordingId, signal),
		willRetry: ({ recordingId }, problem, at) => reportRetry(services, recordingId, problem, at),
		giveUp: ({ recordingId }, problem) => failRecording(services, recordingId, 'decode', problem),
	})
	await services.jobs.handle(transcribeRecording, {
		run: ({ recordingId }, { signal }) => transcribeSpeechTrack(services, engine.open, recordingId, signal),
		willRetry: ({ recordingId }, problem, at) => reportRetry(services, recordingId, problem, at),
		giveUp: ({ recordingId }, problem) => failRecording(services, recordingId, 'transcribe', problem),
	})
	return { stop: engine.close }
}

/** Opens the speech engine at the first call and keeps it; a failure to open is not kept. */
function keepSpeechEngine({ settings }: Services) {
	const { url, key, model, modelsDir } = settings.speech
	let opened: Promise<SpeechEngine> | null = null
	return {
		open(): Promise<SpeechEngine> {
			const opening =
				opened ??
				chooseSpeechEngine({
					speechUrl: url ?? undefined,
					speechKey: key ?? undefined,
					speechModel: model,
					modelsDir,
					domainText: domainSentences,
					pronunciations,
				})
			opened = opening
			opening.catch(() => {
				opened = null
			})
			return opening
		},
		async close() {
			await (await opened)?.close()
		},
	}
}
