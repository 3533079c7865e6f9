import type { RecordingDetail } from '#features/analysis/contract.ts'
import type { CallOfRecording } from '#features/live-coaching/contract.ts'
import type { RecordingRow } from '#features/recordings/index.ts'

type Known = {
	recording: RecordingRow
	call: RecordingDetail
	dialer: CallOfRecording | null
	audio: string | null
}

/** The facts of a call: what it is, its owner, its result, and what the dialer reported. */
export function describeCall({ recording, call, dialer, audio }: Known) {
	const { analysis, effective, transcript } = call
	return {
		id: call.id,
		name: call.originalName,
		uploadedAt: call.uploadedAt,
		rep: call.owner,
		namesHeard: call.callMetadata,
		status: call.status,
		failure: call.failure,
		durationSeconds: call.durationSeconds,
		audio: recording.fileKey && {
			contentType: recording.contentType,
			bytes: recording.sizeBytes,
			/** As it was when it was uploaded: checking the pack tells where the file in it has another. */
			sha256AtUpload: recording.sha256,
			/** False where the stored file is gone. */
			isInPack: audio !== null,
		},
		transcript: transcript && { source: transcript.source, hiddenPassages: transcript.hiddenPassages },
		score: analysis && {
			rules: analysis.version,
			byTheMachine: analysis.overallScore,
			notScoredBecause: analysis.score.notScoredBecause,
			afterReviews: (effective ?? analysis).overallScore,
			enrolled: analysis.isClosedDeal,
		},
		speakersSwapped: call.speakersSwapped,
		legalHold: call.legalHold,
		dialer,
	}
}
