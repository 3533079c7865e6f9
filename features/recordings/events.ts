import { z } from 'zod'
import type { Event, Job } from '#platform/jobs/job.ts'

const OfRecording = z.object({ recordingId: z.uuid() })
type OfRecording = z.infer<typeof OfRecording>

/** A transcript is stored and can be read: new, corrected or with its speakers swapped. */
export const transcriptReady: Event<OfRecording> = { name: 'recording.transcribed', payload: OfRecording }

const key = ({ recordingId }: OfRecording) => recordingId

/** Makes the speech track and the waveform from the uploaded audio. */
export const decodeRecording: Job<OfRecording> = {
	name: 'decode-recording',
	payload: OfRecording,
	key,
	limitSeconds: 30 * 60,
}

/** Turns the speech track into words. The draft engine needs about 0.3 s a second of stereo audio. */
export const transcribeRecording: Job<OfRecording> = {
	name: 'transcribe-recording',
	payload: OfRecording,
	key,
	limitSeconds: 6 * 60 * 60,
}
