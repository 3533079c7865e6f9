import type { RecordingSummary } from '#features/analysis/contract.ts'

type Analysis = NonNullable<RecordingSummary['analysis']>
export type ScoredRecording = RecordingSummary & { analysis: Analysis & { overallScore: number } }

/** Whether a call has a transcript and a score. Voicemails and calls in other languages are analyzed but not scored. */
export const isScored = (recording: RecordingSummary): recording is ScoredRecording =>
	recording.hasTranscript && recording.analysis != null && recording.analysis.overallScore !== null
