import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

/** An answer that arrives in these parts, however they cut its lines and letters. */
function answerIn(parts: Uint8Array[]) {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const part of parts) controller.enqueue(part)
			controller.close()
		},
	})
	return new Response(body)
}

async function read(answer: Response) {
	const events = []
	for await (const { event, data } of readEvents(answer)) events.push({ event, data })
	return events
}

test('events are read whole, wherever the network cuts them', async () => {
	const bytes = new TextEncoder().encode(
		'event: piece\ndata: “Yes.”\n\nevent: piece\ndata: one\ndata: two\n\n: nothing\n\nevent: done\ndata: {}\n\n',
	)
	const wanted = [
		{ event: 'piece', data: '“Yes.”' },
		{ event: 'piece', data: 'one\ntwo' },
		{ event: 'done', data: '{}' },
	]
	for (const size of [1, 7, bytes.length]) {
		const parts = []
		for (let at = 0; at < bytes.length; at += size) parts.push(bytes.slice(at, at + size))
		expect(await read(answerIn(parts))).toEqual(wanted)
	}
})

test('an event that was not finished does not count', async () => {
	const bytes = new TextEncoder().encode('event: piece\ndata: one\n\nevent: piece\ndata: tw')
	expect(await read(answerIn([bytes]))).toEqual([{ event: 'piece', data: 'one' }])
})

test('an answer without a body has no events', async () => {
	expect(await read(new Response(null, { status: 204 }))).toEqual([])
})
