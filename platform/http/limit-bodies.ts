import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isDeeperThan } from './json-depth.ts'
import { Problem } from './problem.ts'

/** Bytes, except for routes with a limit of their own. */
const longestBody = 1024 ** 2
/** Nesting of arrays and objects; several times what any route needs. */
const deepestJson = 32

/**
 * Limits the size of request bodies as they arrive and the nesting of JSON before it is parsed. Runs before
 * authentication. Requests that match `isStreamed` are limited by their routes instead. Throws Problem 413 `too-large`,
 * 400 `bad-input`.
 */
export function limitBodies(isStreamed: (method: string, path: string) => boolean) {
	const limitSize = bodyLimit({
		maxSize: longestBody,
		onError: () => {
			throw new Problem(413, 'too-large', 'This request is too large. The limit is 1 MB.')
		},
	})
	return async (c: Context, next: () => Promise<void>) => {
		const { method, path } = c.req
		if (['GET', 'HEAD'].includes(method) || isStreamed(method, path)) return next()
		return limitSize(c, async () => {
			const isJson = /^application\/(?:[a-z.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')
			if (isJson && isDeeperThan(deepestJson, await c.req.text()))
				throw new Problem(400, 'bad-input', 'The request could not be read. Its JSON is nested too deeply.')
			await next()
		})
	}
}
