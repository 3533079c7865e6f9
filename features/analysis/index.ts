/** What a call was worth: scorecard, score, evidence and what to do next. */
export { analysisJobs } from './jobs.ts'
export { reviewRoutes } from './review-routes.ts'
export { analysisRoutes } from './routes.ts'
