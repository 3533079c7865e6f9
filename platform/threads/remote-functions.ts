import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { type Outcome, outcomeOf, unwrapOutcome } from './outcome.ts'
import type { RemoteFunctions } from './thread-task.ts'

type Call = { id: number; name: string; parameters: unknown[] }
type Answer = { id: number; outcome: Outcome }

/** A port through which another thread can call these functions until it is closed. */
export function offerFunctions(functions: RemoteFunctions) {
	const { port1, port2 } = new MessageChannel()
	port1.on('message', async ({ id, name, parameters }: Call) => {
		const outcome = await outcomeOf(() => functions[name]?.(...(parameters as never[])))
		try {
			port1.postMessage({ id, outcome } satisfies Answer)
		} catch {
			const error = new Error(`what ${name} returned or threw cannot be copied to another thread`)
			port1.postMessage({ id, outcome: { error } } satisfies Answer)
		}
	})
	return { port: port2, close: () => port1.close() }
}

/** Functions that another thread offers through a port, by any name. */
export function callFunctions(port: MessagePort): RemoteFunctions {
	const pending = new Map<number, (outcome: Outcome) => void>()
	let lastId = 0
	port.on('message', ({ id, outcome }: Answer) => {
		pending.get(id)?.(outcome)
		pending.delete(id)
	})
	const call = async (name: string, parameters: unknown[]) => {
		const id = ++lastId
		const answered = new Promise<Outcome>((resolve) => pending.set(id, resolve))
		port.postMessage({ id, name, parameters } satisfies Call)
		return unwrapOutcome(await answered)
	}
	return new Proxy<RemoteFunctions>(
		{},
		{ get: (_, name) => (typeof name === 'string' ? (...given: unknown[]) => call(name, given) : undefined) },
	)
}
