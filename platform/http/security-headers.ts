import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Third-party origins that pages may use, by directive; `payment` are those that may use the Payment Request API. */
export type ThirdPartySources = Partial<Record<'scriptSrc' | 'frameSrc' | 'connectSrc' | 'payment', string[]>>

/** Sets headers that limit pages to this server and the given third parties, and to the browser features they need. */
export function securityHeaders({
	scriptSrc = [],
	frameSrc = [],
	connectSrc = [],
	payment = [],
}: ThirdPartySources): MiddlewareHandler {
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
			// 'self' includes WebSockets to the same host and port (CSP 3, 6.7.2.8).
			connectSrc: ["'self'", ...connectSrc],
			frameAncestors: ["'none'"],
			objectSrc: ["'none'"],
			baseUri: ["'self'"],
		},
		permissionsPolicy: {
			// Live coaching listens to the microphone and the audio of the dialer's tab.
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

/** Keeps API responses out of browser and proxy caches unless the route sets Cache-Control itself. */
export const preventCaching: MiddlewareHandler = async (c, next) => {
	await next()
	if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}
