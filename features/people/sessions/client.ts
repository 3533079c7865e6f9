import type { Context } from 'hono'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Settings } from '#platform/settings/read-settings.ts'

/** Who asks, before anybody knows who it is: a network address, what the program calls itself, and its cookies. */
export type Client = { address: string; userAgent: string; cookie: string }

export function readClient(c: Context, settings: Settings): Client {
	return {
		address: clientAddress(c, settings),
		userAgent: c.req.header('user-agent') ?? '',
		cookie: c.req.header('cookie') ?? '',
	}
}

/** What the auth library is told of them: it keeps the address and the program with a session. */
export function headersOf({ address, userAgent, cookie }: Client): Headers {
	return new Headers({ 'x-forwarded-for': address, 'user-agent': userAgent, cookie })
}

/** The same client with the cookies that it has just been given, and no others. */
export const withCookies = (client: Client, cookies: string[]): Client => ({
	...client,
	cookie: cookies.map((set) => set.split(';')[0]).join('; '),
})

/** Sends on the cookies that the auth library set. */
export function setCookies(c: Context, cookies: string[]) {
	for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
