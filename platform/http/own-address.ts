import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopback } from '#platform/settings/is-loopback.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import { Problem } from './problem.ts'

type Address = Pick<Settings, 'publicUrl' | 'host' | 'port'>

/**
 * The origin that links to this server begin with: PUBLIC_URL, else the network address at which the request arrived.
 * Never the Host header, which whoever asks can choose.
 */
export function ownOrigin(c: Context, { publicUrl, host, port }: Address) {
	if (publicUrl) return new URL(publicUrl).origin
	// Absent where a test asks the API without a network.
	const { incoming }: Partial<HttpBindings> = c.env ?? {}
	const { localAddress = host, localPort = port } = incoming?.socket ?? {}
	return new URL(`http://${inUrl(localAddress)}:${localPort}`).origin
}

/**
 * Refuses requests for names that are not this server's: the page of another site whose name was made to lead here
 * (DNS rebinding) would otherwise be of the same origin as the app. Ours are the names of this machine for itself, HOST,
 * the host of PUBLIC_URL, and the network address at which the request arrived. `isForAll` says which paths are served
 * under every name.
 */
export function refuseOtherHosts({ publicUrl, host }: Address, isForAll: (path: string) => boolean) {
	const known = [host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].map((name) => inUrl(name))
	return async (c: Context, next: () => Promise<void>) => {
		const { incoming }: Partial<HttpBindings> = c.env ?? {}
		const arrivedAt = incoming?.socket.localAddress
		const isOurs = (name: string) =>
			isLoopback(name) || known.includes(name) || (arrivedAt !== undefined && name === inUrl(arrivedAt))
		// An absolute address in the request's first line counts besides the header.
		const named = [new URL(c.req.url).hostname, hostnameOf(c.req.header('host'))]
		if (!isForAll(c.req.path) && !named.every((name) => name === undefined || isOurs(name)))
			throw new Problem(
				421,
				'other-host',
				'Candor does not answer under this name. Whoever runs it sets the name as PUBLIC_URL.',
			)
		await next()
	}
}

function hostnameOf(header: string | undefined) {
	if (header === undefined) return undefined
	return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : ''
}

/** A network address as URLs write it: IPv6 in brackets, IPv4 plain where the socket took it for IPv6. */
function inUrl(address: string) {
	const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
	return plain.includes(':') && !plain.startsWith('[') ? `[${plain}]` : plain
}
