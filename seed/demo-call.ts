import { z } from 'zod'
import { SyntheticVoice } from '#features/sample-company/index.ts'

/** An invented call of the demo company: `calls/NAME.json`, spoken in `calls/NAME.mp3`. Times in seconds. */
export const DemoCall = z.object({
	/** Fixed, so that seeding twice stores it once. */
	id: z.uuid(),
	title: z.string(),
	/** Username of whose call it is. */
	owner: z.string(),
	agent: z.string(),
	daysAgo: z.int().min(0),
	/** Time of day of the upload, UTC. */
	at: z.string().regex(/^\d\d:\d\d$/),
	/** With two, the rep is on the left. */
	channels: z.union([z.literal(1), z.literal(2)]),
	voices: z.object({ rep: SyntheticVoice, customer: SyntheticVoice }),
	turns: z.array(
		z.object({
			speaker: z.enum(['rep', 'customer']),
			text: z.string(),
			start: z.number(),
			end: z.number(),
		}),
	),
})
export type DemoCall = z.infer<typeof DemoCall>
