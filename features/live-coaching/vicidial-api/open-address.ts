import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Problem } from '#platform/http/problem.ts'

export type Opening = {
	/** Hosts that may be asked, 'dialer.example.com' or with a port; without one the usual ports are meant. */
	hosts: string[]
	/** Sent by POST; without it the address is fetched. */
	form?: URLSearchParams
	signal: AbortSignal
}

/** Seconds without a byte. */
const silenceSeconds = 30
const mostRedirects = 3

/**
 * Asks a dialer over HTTP and answers with its response, whose body is still to be read. Only the hosts of the
 * list are ever contacted, also by way of redirects, which are followed for what is fetched. Throws Problem 422
 * `host-not-allowed`, and 502 `dialer-unreachable` (retryable).
 */
export async function openAddress(address: string, opening: Opening): Promise<IncomingMessage> {
	let url = requireAllowed(address, opening.hosts)
	for (let redirects = 0; redirects <= mostRedirects; redirects++) {
		const response = await send(url, opening)
		const { location } = response.headers
		const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0)
		if (!isRedirect || !location || opening.form) return response
		response.destroy()
		url = requireAllowed(URL.canParse(location, url.href) ? new URL(location, url).href : '', opening.hosts)
	}
	throw new Problem(502, 'dialer-unreachable', 'The dialer redirected too many times.')
}

/** The address as a URL. Throws Problem 422 unless it is http or https, and its host is in the list. */
function requireAllowed(address: string, hosts: string[]): URL {
	const url = URL.canParse(address) ? new URL(address) : null
	if (!url || !/^https?:$/.test(url.protocol))
		throw new Problem(422, 'host-not-allowed', 'The dialer returned an invalid address.')
	if (!hosts.some((host) => isHost(url, host)))
		throw new Problem(
			422,
			'host-not-allowed',
			`The recording is on ${url.host}, which isn’t one of the hosts recordings may be downloaded from.`,
		)
	return url
}

function isHost({ protocol, hostname, port }: URL, host: string) {
	const usual = protocol === 'https:' ? '443' : '80'
	const [, name = '', wanted = usual] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? []
	return name === hostname && wanted === (port || usual)
}

function send(url: URL, { form, signal }: Opening): Promise<IncomingMessage> {
	const body = form?.toString()
	const options: RequestOptions = {
		method: body === undefined ? 'GET' : 'POST',
		headers: {
			'user-agent': 'candor',
			...(body !== undefined && {
				'content-type': 'application/x-www-form-urlencoded',
				'content-length': Buffer.byteLength(body),
			}),
		},
		agent: false,
		signal,
		lookup: lookUpOutside,
	}
	return new Promise((opened, fail) => {
		const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
		request.setTimeout(silenceSeconds * 1000, () =>
			request.destroy(new Error('the dialer stopped responding')),
		)
		request.on('response', opened)
		request.on('error', (error) => fail(error instanceof Problem ? error : unreachable(error)))
		request.end(body)
	})
}

/** `cause` says where and why, never what was sent. */
export const unreachable = (cause: unknown) =>
	new Problem(502, 'dialer-unreachable', 'Couldn’t reach the dialer.', { retryable: true, cause })

/** This machine itself, and what it alone can reach, such as a cloud's metadata service. */
const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8)
inside.addSubnet('0.0.0.0', 8)
inside.addSubnet('169.254.0.0', 16)
inside.addAddress('::1', 'ipv6')
inside.addAddress('::', 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/**
 * Names are resolved as they are used: one that points to this machine, today or tomorrow, is not followed.
 * Addresses and 'localhost' are what they are, and only asked when they are in the list.
 */
const lookUpOutside: LookupFunction = (hostname, options, found) => {
	resolve(hostname, options, (error, address, family) => {
		const all = Array.isArray(address) ? address.map((each) => each.address) : [address]
		const isInside = hostname !== 'localhost' && !error && all.some(isInsideAddress)
		const problem = isInside && new Problem(422, 'host-not-allowed', `${hostname} is this server itself.`)
		found(problem || error, address as string, family)
	})
}

/** Exported for its test. */
export const isInsideAddress = (address: string) =>
	inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
