import type { RemoteFunctions, Threads } from './thread-task.ts'

type Module = Record<string, (input: unknown, ...remote: RemoteFunctions[]) => unknown>

/**
 * For tests and tools: runs tasks in the calling thread without limits, and copies input and output as a thread does.
 */
export function runHere(): Threads {
	return {
		async run(task, input, { remote }) {
			const loaded = (await import(/* @vite-ignore */ task.module)) as Module
			return structuredClone(
				await loaded[task.name]?.(structuredClone(input), ...(remote ? [remote] : [])),
			) as never
		},
		close: async () => {},
	}
}
