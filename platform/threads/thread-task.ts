/**
 * `quick` is for work that somebody waits for while they speak or type, `long` for work of seconds. Each lane has
 * threads of its own, so long tasks never delay quick ones.
 */
export type Lane = 'quick' | 'long'

/** A function with one input that runs in another thread. Input and output are copied by structured clone. */
export type ThreadTask<Input, Output> = {
	/** URL of the file that exports the function; it should import little else. */
	module: string
	name: string
	lane: Lane
	/** Time limit in seconds, with loading the file. */
	seconds: number
	/** Never set: carries the types. */
	shape?: (input: Input) => Output
}

/** Functions of the calling thread that a running task may call; the task gets them as its second parameter, if any. */
export type RemoteFunctions = Record<string, (...parameters: never[]) => Promise<unknown>>

type Definition = Pick<ThreadTask<never, never>, 'name' | 'lane' | 'seconds'> & { module: URL }

/** Describes a function for `Threads.run`: `threadTask<typeof write>({ module: new URL('./write.ts', …), … })`. */
export function threadTask<Run extends (input: never, remote: never) => unknown>(
	definition: Definition,
): ThreadTask<Parameters<Run>[0], Awaited<ReturnType<Run>>> {
	return { ...definition, module: definition.module.href }
}

type RunOptions = {
	/** Whose request it is, for the limit per person. Null for the server's own work. */
	person: string | null
	remote?: RemoteFunctions
}

export type Threads = {
	/**
	 * Runs a task off the thread that answers requests. Throws what the task throws; Problem 429 `too-many-at-once` for a
	 * person with too many waiting; Problem 503 `server-busy`, `took-too-long`, `out-of-memory` or `thread-ended`.
	 */
	run<Input, Output>(task: ThreadTask<Input, Output>, input: Input, options: RunOptions): Promise<Output>
	close(): Promise<void>
}
