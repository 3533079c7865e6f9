import { allWithoutFigures, type Finding } from '#features/compliance/index.ts'
import type { RecordingRow } from '#features/recordings/index.ts'
import type { Analysis, RecordingSummary, ScoredRecording } from './contract.ts'
import { worstFirst } from './rules.ts'

type Stored = {
	recording: Omit<RecordingRow, 'peaks' | 'search'>
	ownerName: string
	/** The text of the call; null until it is transcribed. */
	transcript: string | null
	isDraft: boolean | null
	analysis: Analysis | null
}

/** A recording as the API returns it, with its transcript and its analysis. */
export function presentRecording(stored: Stored): ScoredRecording {
	const { analysis } = stored
	return {
		...presentFacts(stored),
		transcription: presentTranscription(stored),
		effectiveScore: stored.recording.overallScore,
		...(analysis && { analysis: withoutPlaceholders(analysis) }),
	}
}

/** A recording as a list row, without its transcript. */
export function presentSummary(stored: Stored): RecordingSummary {
	const { analysis } = stored
	return {
		...presentFacts(stored),
		hasTranscript: stored.transcript !== null,
		brokenRules: worstFirst(stored.recording.brokenRules),
		...(analysis && {
			analysis: {
				overallScore: analysis.overallScore,
				isClosedDeal: analysis.isClosedDeal,
				isPitched: analysis.isPitched,
				strengths: analysis.strengths,
				improvements: analysis.improvements,
				complianceIssues: analysis.complianceIssues,
				requiredDisclosures: analysis.requiredDisclosures,
				actions: allWithoutFigures(analysis.actions),
				actionPractice: analysis.actionPractice,
				actionMoments: analysis.actionMoments,
				notScoredBecause: analysis.score.notScoredBecause,
			},
		}),
	}
}

/** Findings of older analyses have no level: all of them counted. */
const withLevel = (finding: Partial<Finding> & Omit<Finding, 'level' | 'probability'>): Finding => ({
	...finding,
	level: finding.level ?? 'certain',
	probability: finding.probability ?? null,
})

/** The advice in older analyses contains placeholders such as {fee}, and older findings have no level. */
const withoutPlaceholders = (analysis: Analysis): Analysis => ({
	...analysis,
	actions: allWithoutFigures(analysis.actions),
	disclosures: allWithoutFigures(analysis.disclosures),
	findings: analysis.findings.map(withLevel),
})

function presentFacts({ recording, ownerName, isDraft }: Stored) {
	return {
		id: recording.id,
		originalName: recording.originalName,
		filename: recording.fileKey ?? recording.id,
		uploadedAt: recording.uploadedAt.toISOString(),
		industry: recording.industry,
		status: recording.status,
		stage: recording.stage,
		progress: recording.progress,
		callMetadata: { salesAgentName: recording.salesAgentName, prospectName: recording.prospectName },
		durationSeconds: recording.durationSeconds,
		sizeBytes: recording.sizeBytes,
		hasAudio: recording.fileKey !== null,
		owner: { id: recording.ownerId, name: ownerName },
		isDraft: isDraft ?? false,
		failure: recording.failure,
		retryAt: recording.retryAt?.toISOString() ?? null,
		isHeld: recording.legalHold !== null,
	}
}

/**
 * Clients may recognize a failed recording by a transcription that contains 'failed', so here, at the edge, a
 * failed one has such a text and one still being processed never has: a customer whose business failed is
 * on a call that did not.
 */
function presentTranscription({ recording, transcript }: Stored) {
	if (recording.status === 'failed') {
		const why = recording.failure ?? ''
		return why.includes('failed') ? why : `Processing failed: ${why}`.trim()
	}
	if (recording.status === 'processing' && transcript?.includes('failed')) return null
	return transcript
}
