import { eq } from 'drizzle-orm'
import type { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { announceProgress, stages } from './report-progress.ts'
import { recordings } from './tables.ts'

/** What failed and what was kept, for errors on our side that have no better explanation. */
const steps = {
	decode: { doing: 'preparing the audio', kept: 'Your recording is saved.' },
	transcribe: { doing: 'transcribing the call', kept: 'Your recording is saved.' },
	score: { doing: 'scoring the call', kept: 'Your recording and its transcript are saved.' },
} as const

export type ProcessingStep = keyof typeof steps

/** Marks a recording as failed, stores the reason, and notifies its viewers. The audio is kept for a retry. */
export async function failRecording(
	services: Services,
	recordingId: string,
	step: ProcessingStep,
	problem: Problem,
) {
	const failure = reasonOf(step, problem)
	const [failed] = await services.db
		.update(recordings)
		.set({ status: 'failed', failure, retryAt: null, ...stages.failed })
		.where(eq(recordings.id, recordingId))
		.returning({ progress: recordings.progress })
	if (failed)
		await announceProgress(services, recordingId, { ...stages.failed, ...failed, secondsLeft: 0, failure })
}

function reasonOf(step: ProcessingStep, { code, message }: Problem) {
	const { doing, kept } = steps[step]
	if (code === 'unexpected') return `Something went wrong on our end while ${doing}. ${kept}`
	if (code === 'job-lost') return `Candor restarted too many times while ${doing}. ${kept}`
	return message
}
