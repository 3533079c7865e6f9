import { z } from 'zod'
import type { Event } from '#platform/jobs/job.ts'

const CallId = z.object({ liveCallId: z.uuid() })

/** A call is over whose dialer may be asked for its recording. */
export const recordingExpected: Event<z.infer<typeof CallId>> = {
	name: 'live-call.recording-expected',
	payload: CallId,
}
