import type { Context } from 'hono'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Settings } from '#platform/settings/read-settings.ts'

/** Who asks, before anyone knows who it is: a network address, what the program calls itself, and its cookies. */
export type Client = { address: string; userAgent: string; cookie: string }

export function readClient(c: Context, settings: Settings): Client {
	return {
		address: clientAddress(c, settings),
		userAgent: c.req.header('user-agent') ?? '',
		cookie: c.req.header('cookie') ?? '',
	}
}

/** Headers for the auth library, which stores the address and the user agent with the session. */
export function headersOf({ address, userAgent, cookie }: Client): Headers {
	return new Headers({ 'x-forwarded-for': address, 'user-agent': userAgent, cookie })
}

/** The same client with only these newly set cookies. */
export const withCookies = (client: Client, cookies: string[]): Client => ({
	...client,
	cookie: cookies.map((set) => set.split(';')[0]).join('; '),
})

/** Forwards the cookies that the auth library set. */
export function setCookies(c: Context, cookies: string[]) {
	for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
