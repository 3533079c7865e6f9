import { formatTime } from '#platform/browser/format-time.ts'

/** "The transcription service isn’t responding. Trying again at 10:42 AM.", or only the stage when no retry is due. */
export function formatStage(stage: string, retryAt: string | null | undefined): string {
	return retryAt ? `${stage} Trying again at ${formatTime(retryAt)}.` : stage
}
