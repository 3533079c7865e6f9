/**
 * Returns a `fetch` whose response body fails with the error from `tooLong` after `maxBytes`, so that a broken service
 * cannot fill memory. It sets no timeout: pass a signal.
 */
export function boundedFetch(maxBytes: number, tooLong: () => Error): typeof fetch {
	return async (address, options) => {
		const answer = await fetch(address, options)
		if (!answer.body) return answer
		let bytes = 0
		const counting = new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				bytes += chunk.byteLength
				if (bytes > maxBytes) throw tooLong()
				controller.enqueue(chunk)
			},
		})
		const { status, statusText, headers } = answer
		return new Response(answer.body.pipeThrough(counting), { status, statusText, headers })
	}
}
