import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Problem } from './problem.ts'

/** Bytes of a body, unless its route takes more. */
const longestBody = 1024 ** 2
/** Lists and objects within one another in JSON: several times what any route takes. */
const deepestJson = 32

/**
 * Limits what a request may bring, before anybody asks who sends it: the size of the body, measured while it arrives, and
 * how deep JSON is nested, before it is parsed. `isStreamed` names the requests whose routes take more and measure it
 * themselves. Throws Problem 413 `too-large`, 400 `bad-input`.
 */
export function limitBodies(isStreamed: (method: string, path: string) => boolean) {
	const limitSize = bodyLimit({
		maxSize: longestBody,
		onError: () => {
			throw new Problem(413, 'too-large', 'This request is too large: at most 1 MB is read.')
		},
	})
	return async (c: Context, next: () => Promise<void>) => {
		const { method, path } = c.req
		if (['GET', 'HEAD'].includes(method) || isStreamed(method, path)) return next()
		return limitSize(c, async () => {
			const isJson = /^application\/(?:[a-z.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')
			if (isJson && isDeeperThan(deepestJson, await c.req.text()))
				throw new Problem(400, 'bad-input', 'The request could not be read: its JSON is nested too deep.')
			await next()
		})
	}
}

/** Whether JSON nests deeper: parsing millions of open brackets takes gigabytes. In one pass, and without parsing. */
export function isDeeperThan(most: number, json: string) {
	let depth = 0
	let isInString = false
	for (let at = 0; at < json.length; at++) {
		const character = json[at]
		if (isInString) {
			if (character === '\\') at++
			else if (character === '"') isInString = false
		} else if (character === '"') isInString = true
		else if (character === '[' || character === '{') {
			if (++depth > most) return true
		} else if (character === ']' || character === '}') depth--
	}
	return false
}
