import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What pages may use of others: by directive of the content security policy, and of the permissions policy those that may
 * ask for a payment by what the browser keeps.
 */
export type OtherSources = Partial<Record<'scriptSrc' | 'frameSrc' | 'connectSrc' | 'payment', string[]>>

/** Headers that keep pages to this server and what they need: nothing else is loaded, asked or framed. */
export function securityHeaders({
	scriptSrc = [],
	frameSrc = [],
	connectSrc = [],
	payment = [],
}: OtherSources): MiddlewareHandler {
	return secureHeaders({
		referrerPolicy: 'same-origin',
		contentSecurityPolicy: {
			defaultSrc: ["'self'"],
			scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptSrc],
			frameSrc: ["'self'", ...frameSrc],
			styleSrc: ["'self'", "'unsafe-inline'"],
			imgSrc: ["'self'", 'data:', 'blob:'],
			mediaSrc: ["'self'", 'blob:'],
			workerSrc: ["'self'", 'blob:'],
			// Sockets of the page's own host and port among them (CSP 3, 6.7.2.8).
			connectSrc: ["'self'", ...connectSrc],
			frameAncestors: ["'none'"],
			objectSrc: ["'none'"],
			baseUri: ["'self'"],
		},
		permissionsPolicy: {
			// A call in progress is heard by microphone and by the audio of the dialer's tab.
			microphone: ['self'],
			displayCapture: ['self'],
			payment: payment.length ? ['self', ...payment] : [],
			camera: [],
			geolocation: [],
			usb: [],
			serial: [],
			hid: [],
			bluetooth: [],
			midi: [],
			browsingTopics: [],
		},
	})
}

/** No browser and no proxy keeps what the API answers, unless the route says otherwise. */
export const keepNothing: MiddlewareHandler = async (c, next) => {
	await next()
	if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}
