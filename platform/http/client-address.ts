import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Settings } from '#platform/settings/read-settings.ts'

/** The client's network address; a proxy is believed only where the settings say that there is one. */
export function clientAddress(c: Context, settings: Settings) {
	const forwarded = settings.trustProxy
		? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
		: undefined
	// Absent where a test asks the API without a network.
	const { incoming }: Partial<HttpBindings> = c.env ?? {}
	return forwarded ?? incoming?.socket.remoteAddress ?? 'unknown'
}
