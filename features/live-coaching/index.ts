/** Hints during a call: events from the dialer, messages to the agent's panel, and triggers. */
import { newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { eventRoutes } from './calls/event-routes.ts'
import { liveAudioSocket } from './live-audio/live-audio-socket.ts'
import { notifyAgentJobs } from './notify-agent/jobs.ts'
import { readLiveRoutes } from './read-live/read-live-routes.ts'
import { recordingImportJobs } from './recording-import/jobs.ts'
import { recordingImportRoutes } from './recording-import/recording-import-routes.ts'
import { settingsRoutes } from './routes.ts'
import { liveSocket } from './socket/live-socket.ts'
import { triggerRoutes } from './triggers/trigger-routes.ts'

export { isDialerPath } from './calls/event-routes.ts'
export { tidyLiveCalls } from './calls/tidy-live-calls.ts'
export { addDialerWithCalls, type PastCall } from './dialers/add-dialer-with-calls.ts'
export { removeSampleDialers } from './dialers/remove-sample-dialers.ts'
export { endTestCalls, sendTestCall } from './dialers/send-test-call.ts'
export { prepareThreadToReadLive } from './read-live/read-live-tasks.ts'
export { readCallOfRecording } from './recording-import/read-call-of-recording.ts'
export { keepBuiltInTriggers } from './triggers/keep-built-in-triggers.ts'

/** Every address of live coaching. `secret` is the server's own: dialers' addresses and passwords hang on it. */
export function liveCoachingRoutes(services: Services, secret: string) {
	const routes = newRouter()
	routes.route('/', eventRoutes(services, secret))
	routes.route('/', settingsRoutes(services, secret))
	routes.route('/', triggerRoutes(services))
	routes.route('/', readLiveRoutes(services))
	routes.route('/', recordingImportRoutes(services))
	routes.route('/', liveSocket(services))
	routes.route('/', liveAudioSocket(services))
	return routes
}

/** What is done after a call: its recording comes in, and critical findings are shown on the agent's screen. */
export async function liveCoachingJobs(services: Services, secret: string) {
	await recordingImportJobs(services, secret)
	await notifyAgentJobs(services, secret)
}
