import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a service was asked, as it came over the wire. */
export type ModelRequest = {
	path: string
	authorization: string
	body: {
		model: string
		messages: { role: string; content: string }[]
		tools?: { function: { name: string; description: string } }[]
		tool_choice?: unknown
		stream?: boolean
		max_tokens?: number
		temperature?: number
		seed?: number
		response_format?: unknown
	}
}

/** Tools that a model wants to use before it answers. */
type ToolCalls = { use: { name: string; input: object }[] }

/** The text of a good answer, whole or as it is written, tools to use, or a status and body of the service's own. */
export type Reply = string | AsyncIterable<string> | ToolCalls | { status: number; body: string }

/**
 * A service that speaks as much of OpenAI's chat API as the adapter uses, over real HTTP: for tests, where no model
 * can be reached. It says what `reply` says, or nothing at all while that is still to come.
 */
export async function startModelStandIn(reply: (request: ModelRequest) => Reply | Promise<Reply>) {
	const requests: ModelRequest[] = []
	const server = createServer(async (request, response) => {
		const asked = await readRequest(request)
		requests.push(asked)
		await send(response, asked, await reply(asked))
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		requests,
		async close() {
			server.closeAllConnections()
			await new Promise((closed) => server.close(closed))
		},
	}
}

/** What every answer takes. */
const usage = { prompt_tokens: 1_000, completion_tokens: 10, total_tokens: 1_010 }

async function readRequest(request: IncomingMessage): Promise<ModelRequest> {
	return {
		path: request.url ?? '',
		authorization: request.headers.authorization ?? '',
		body: JSON.parse(await text(request)),
	}
}

async function send(response: ServerResponse, { body: { model, stream } }: ModelRequest, reply: Reply) {
	if (typeof reply !== 'string' && 'status' in reply) {
		response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
		return
	}
	const answer = { id: 'answer', created: 1, model }
	if (!stream) {
		const choices = [{ index: 0, ...(await writeWhole(reply)) }]
		response.writeHead(200, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ ...answer, object: 'chat.completion', choices, usage }))
		return
	}
	response.writeHead(200, { 'content-type': 'text/event-stream' })
	const write = (delta: object, finish_reason: string | null) => {
		const choices = [{ index: 0, delta, finish_reason }]
		response.write(`data: ${JSON.stringify({ ...answer, object: 'chat.completion.chunk', choices })}\n\n`)
	}
	if (typeof reply !== 'string' && 'use' in reply) throw new Error('This stand-in streams no tools.')
	const pieces = typeof reply === 'string' ? (reply.match(/\S+\s*/g) ?? []) : reply
	for await (const content of pieces) write({ content }, null)
	write({}, 'stop')
	response.write(`data: ${JSON.stringify({ ...answer, choices: [], usage })}\n\n`)
	response.end('data: [DONE]\n\n')
}

async function writeWhole(reply: string | AsyncIterable<string> | ToolCalls) {
	if (typeof reply !== 'string' && 'use' in reply) {
		const calls = reply.use.map(({ name, input }, at) => ({
			id: `call-${at}`,
			type: 'function',
			function: { name, arguments: JSON.stringify(input) },
		}))
		return { message: { role: 'assistant', content: null, tool_calls: calls }, finish_reason: 'tool_calls' }
	}
	const content = typeof reply === 'string' ? reply : (await Array.fromAsync(reply)).join('')
	return { message: { role: 'assistant', content }, finish_reason: 'stop' }
}
