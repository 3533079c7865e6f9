import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'

/** Waits until the sample company is loaded. Returns the id of a sample call with findings. */
export async function findSampleCall(api: APIRequestContext): Promise<string> {
	const readState = async () => (await (await api.get('/api/sample-company')).json()).state
	while ((await readState()) !== 'loaded') await wait(1000)
	const [found] = await (await api.get('/api/recordings?view=summary&q=kowalczyk')).json()
	return found.id
}
