import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The events of an answer that comes as a stream (`text/event-stream`), one by one as they arrive. */
export async function* readEvents({ body }: Response): AsyncGenerator<EventSourceMessage> {
	if (!body) return
	const arrived: EventSourceMessage[] = []
	const parser = createParser({ onEvent: (event) => arrived.push(event) })
	const reader = body.pipeThrough(new TextDecoderStream()).getReader()
	try {
		for (let part = await reader.read(); !part.done; part = await reader.read()) {
			parser.feed(part.value)
			yield* arrived.splice(0)
		}
	} finally {
		// Whoever stops reading early wants no more of it.
		await reader.cancel().catch(() => {})
	}
}
