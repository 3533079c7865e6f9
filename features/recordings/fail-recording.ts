import { eq } from 'drizzle-orm'
import type { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { announceProgress, stages } from './report-progress.ts'
import { recordings } from './tables.ts'

/** What was done when processing failed, and what is kept: said where the fault is ours and has no better reason. */
const steps = {
	decode: { doing: 'preparing the audio', kept: 'The recording is kept.' },
	transcribe: { doing: 'transcribing the call', kept: 'The recording is kept.' },
	score: { doing: 'scoring the call', kept: 'The recording and its transcript are kept.' },
} as const

export type ProcessingStep = keyof typeof steps

/** Marks a recording as failed, keeps why, and tells all who watch. The audio stays, so that it can be retried. */
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
	if (code === 'unexpected') return `Candor ran into a fault of its own while ${doing}. ${kept}`
	if (code === 'job-lost') return `Candor was interrupted too many times while ${doing}. ${kept}`
	return message
}
