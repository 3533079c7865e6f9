import type { Auth } from '#features/people/index.ts'
import type { Services } from '#platform/services.ts'
import { loadSampleCompany, loadSampleCompanyJob } from './load-sample-company.ts'

/** Loads the sample company once it is ordered. */
export async function sampleCompanyJobs(services: Services, auth: Auth) {
	await services.jobs.handle(loadSampleCompanyJob, {
		run: (_, { signal }) => loadSampleCompany(services, auth, signal),
		giveUp: async (_, { code }) => services.log.error({ code }, 'the sample company was only partly loaded'),
	})
}
