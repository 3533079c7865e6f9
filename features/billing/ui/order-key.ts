import { useState } from 'react'
import { RequestError } from '#platform/browser/request.ts'

/**
 * The key of an order or a change: sent again with the same one, it is the same. The provider answers a key as it did
 * the first time, a declined card too: after a response, the retry uses another key.
 */
export function useOrderKey() {
	const [key, setKey] = useState(() => crypto.randomUUID())
	return { key, renewAfter: (error: unknown) => isAnswered(error) && setKey(crypto.randomUUID()) }
}

/** Whether the outcome of a request is known: without the provider's response it may have been done. */
export function isAnswered(error: unknown): boolean {
	return error instanceof RequestError && error.code !== null && error.code !== 'payment-provider-silent'
}
