import { Problem } from '#platform/http/problem.ts'

/** `fetch` whose answers end with a Problem beyond so many bytes: a broken service must not fill the memory. */
export function boundedFetch(maxBytes: number): typeof fetch {
	return async (address, options) => {
		const answer = await fetch(address, options)
		if (!answer.body) return answer
		let bytes = 0
		const counting = new TransformStream<Uint8Array, Uint8Array>({
			transform(chunk, controller) {
				bytes += chunk.byteLength
				if (bytes > maxBytes)
					throw new Problem(502, 'model-answer-too-long', 'The language model answered too much.')
				controller.enqueue(chunk)
			},
		})
		const { status, statusText, headers } = answer
		return new Response(answer.body.pipeThrough(counting), { status, statusText, headers })
	}
}
