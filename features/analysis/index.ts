/** What a call was worth: scorecard, score, evidence and what to do next. */
export {
	analysisVersion,
	analyzeTranscript,
	closedWithoutDisclosuresCap,
	fewestRepWords,
	findEnrollment,
	partWeights,
	seriousCaps,
} from './analyze-transcript/index.ts'
export { callScored } from './events.ts'
export { disclosureKey, findingKey } from './finding-key.ts'
export { analysisJobs } from './jobs.ts'
export { listRecordings } from './list-recordings.ts'
export { presentSummary } from './present-recording.ts'
export { readRecording } from './read-recording.ts'
export { reviewRoutes } from './review-routes.ts'
export { analysisRoutes } from './routes.ts'
