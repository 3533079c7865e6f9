/**
 * `fetch` whose answers end with the error that `tooLong` makes beyond so many bytes, as they arrive: a broken service
 * must not fill the memory. How long it may take is the caller's to say, by the signal that it hands over.
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
