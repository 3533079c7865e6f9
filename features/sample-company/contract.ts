import { z } from 'zod'

/** `none`: there is no sample company; `loading`: its calls are being added; `loaded`; `removed`: an administrator removed it. */
export const SampleState = z.enum(['none', 'loading', 'loaded', 'removed'])
export type SampleState = z.infer<typeof SampleState>

/** GET /api/sample-company: how many of the sample calls are scored. */
export const SampleCompany = z.object({ state: SampleState, scored: z.int(), total: z.int() })
export type SampleCompany = z.infer<typeof SampleCompany>

/** DELETE /api/admin/sample-company: calls deleted, and calls that stay because they are under a legal hold. */
export const SampleRemoval = z.object({ removed: z.int(), kept: z.int() })
export type SampleRemoval = z.infer<typeof SampleRemoval>

/**
 * POST /api/admin/sample-company/live-call: a call on the administrator's own panel, with what the browser plays for it:
 * the audio of a sample call, and its sentences with the seconds at which they have been said. 409 while the sample company
 * is loading, when it was removed, and while the administrator is on a call. DELETE ends it.
 */
export const SampleLiveCall = z.object({
	callId: z.string(),
	recordingId: z.uuid(),
	lines: z.array(z.object({ speaker: z.enum(['rep', 'customer']), text: z.string(), end: z.number() })),
})
export type SampleLiveCall = z.infer<typeof SampleLiveCall>
