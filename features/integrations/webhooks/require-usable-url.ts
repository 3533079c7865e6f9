import { Problem } from '#platform/http/problem.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Throws Problem 400 for an address that no message may go to: only https, and http on this machine alone where
 * private addresses are allowed; never with a password in it. Where its name leads is looked at when it is called.
 */
export function requireUsableUrl(address: string, allowsPrivate: boolean): URL {
	const url = new URL(address)
	if (url.username || url.password)
		throw new Problem(400, 'bad-address', 'The address must not contain a username or password.')
	const isOnThisMachine = url.protocol === 'http:' && loopback.includes(url.hostname)
	if (url.protocol !== 'https:' && !(allowsPrivate && isOnThisMachine))
		throw new Problem(400, 'bad-address', 'The address must begin with https://.')
	return url
}
