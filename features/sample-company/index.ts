/** A fictional company with reps, calls and coaching, to look at on a machine for trying Candor. */

export { sampleCompanyJobs } from './jobs.ts'
export { loadSampleCompany, markAsSample, orderSampleCompany } from './load-sample-company.ts'
export { isSampleCompanyRemoved } from './read-sample-company.ts'
export { sampleCompanyRoutes } from './routes.ts'
export {
	readSampleVoices,
	readSpokenTimes,
	SyntheticVoice,
	sampleAudio,
} from './sample-audio.ts'
export { readSampleCalls } from './sample-data.ts'
