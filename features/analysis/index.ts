/** What a call was worth: scorecard, score, evidence and what to do next. */
export { callScored } from './events.ts'
export { analysisJobs } from './jobs.ts'
export { listRecordings } from './list-recordings.ts'
export { presentSummary } from './present-recording.ts'
export { type AnalyzedCall, readAnalyzedCalls } from './read-analyzed-calls.ts'
export { readRecording } from './read-recording.ts'
export { reviewRoutes } from './review-routes.ts'
export { analysisRoutes } from './routes.ts'
