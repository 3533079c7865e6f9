import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import stored from './resources.json' with { type: 'json' }

const Entry = z.strictObject({ title: z.string(), text: z.string() })
const Resource = z.union([
	Entry.extend({ address: z.url() }),
	Entry.extend({ to: z.enum(['/credit-insights', '/ai-coach', '/sales-education']) }),
])

/** Where to read on, and where customers find help. Addresses outside open in a tab of their own. */
export const resources = checkData(
	'resources.json',
	stored,
	z.array(z.strictObject({ title: z.string(), items: z.array(Resource) })),
)
