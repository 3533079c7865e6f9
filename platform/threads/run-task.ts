import type { MessagePort } from 'node:worker_threads'
import { type Outcome, outcomeOf } from './outcome.ts'
import { callFunctions } from './remote-functions.ts'
import type { RemoteFunctions } from './thread-task.ts'

export type Order = { module: string; name: string; input: unknown; port: MessagePort | null }

type Module = Record<string, (input: unknown, ...remote: RemoteFunctions[]) => unknown>

/** The entry point of a pool's threads. */
export default async function runTask({ module, name, input, port }: Order): Promise<Outcome> {
	const outcome = await outcomeOf(async () => {
		const loaded = (await import(module)) as Module
		return loaded[name]?.(input, ...(port ? [callFunctions(port)] : []))
	})
	port?.close()
	return outcome
}
