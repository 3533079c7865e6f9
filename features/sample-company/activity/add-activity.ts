import type { Services } from '#platform/services.ts'
import { readSampleActivity } from '../sample-data.ts'
import { addChats } from './add-chats.ts'
import { addCoaching } from './add-coaching.ts'
import { addContent } from './add-content.ts'
import { addDialer } from './add-dialer.ts'
import { addReviews } from './add-reviews.ts'
import { addRolePlays } from './add-role-plays.ts'

/**
 * Adds what people of the sample company did, through the functions that people's own actions call, each dated on its
 * day. Interrupted, it continues. The built-in engines play, answer and write, whatever model is configured: the same on
 * every machine, and at no cost.
 */
export async function addActivity(services: Services) {
	const builtIn = { ...services, languageModel: null }
	const activity = readSampleActivity()
	await addDialer(builtIn)
	await addReviews(builtIn, activity)
	await addCoaching(builtIn, activity)
	await addContent(builtIn, activity.content)
	await addChats(builtIn, activity.chats)
	await addRolePlays(builtIn, activity.rolePlays)
}
