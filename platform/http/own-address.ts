import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopback } from '#platform/settings/is-loopback.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { Problem } from './problem.ts'

type Address = Pick<Settings, 'publicUrl' | 'host' | 'port'>

/**
 * The origin for links to this server: PUBLIC_URL, or else the network address at which the request arrived. Never the
 * Host header, which the client controls.
 */
export function ownOrigin(c: Context, { publicUrl, host, port }: Address) {
	if (publicUrl) return new URL(publicUrl).origin
	// Missing when a test calls the API without a network.
	const { incoming }: Partial<HttpBindings> = c.env ?? {}
	const { localAddress = host, localPort = port } = incoming?.socket ?? {}
	return new URL(`http://${formatHost(localAddress)}:${localPort}`).origin
}

/**
 * Rejects requests for unknown host names. Otherwise another site could point its domain here and share the app's origin
 * (DNS rebinding). Accepted are localhost and loopback addresses, HOST, the host of PUBLIC_URL, and the network address
 * at which the request arrived. Paths that match `allowsAnyHost` are not checked.
 */
export function refuseOtherHosts({ publicUrl, host }: Address, allowsAnyHost: (path: string) => boolean) {
	const known = [host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].map(formatHost)
	return async (c: Context, next: () => Promise<void>) => {
		const { incoming }: Partial<HttpBindings> = c.env ?? {}
		const arrivedAt = incoming?.socket.localAddress
		const isOurs = (name: string) =>
			isLoopback(name) || known.includes(name) || (arrivedAt !== undefined && name === formatHost(arrivedAt))
		// The request line may contain an absolute URL; both hosts must be known.
		const named = [new URL(c.req.url).hostname, hostnameOf(c.req.header('host'))]
		if (!allowsAnyHost(c.req.path) && !named.every((name) => name === undefined || isOurs(name)))
			throw new Problem(
				421,
				'other-host',
				'Candor is not available under this host name. To use it, set PUBLIC_URL on the server.',
			)
		await next()
	}
}

function hostnameOf(header: string | undefined) {
	if (header === undefined) return undefined
	return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : ''
}

/** Formats a network address for a URL: IPv6 in brackets, IPv4-mapped IPv6 as plain IPv4. */
function formatHost(address: string) {
	const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
	return plain.includes(':') && !plain.startsWith('[') ? `[${plain}]` : plain
}
