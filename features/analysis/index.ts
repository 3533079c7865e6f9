/** What a call was worth: scorecard, score, evidence and what to do next. */
export { analysisJobs } from './jobs.ts'
export { analysisRoutes } from './routes.ts'
