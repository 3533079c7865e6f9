import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Problem } from '#platform/http/problem.ts'
import type { DecodedWord, DecoderOptions } from './decoder.ts'
import type { FromDecoder, ToDecoder } from './decoder-process.ts'

const program = join(import.meta.dirname, 'decoder-process.ts')

/** Far above the slowest piece ever seen (30 s of audio take about 5 s): beyond it the process hangs. */
const longestDecodeMilliseconds = 5 * 60_000

/**
 * Up to `size` decoder processes, started when first needed and kept. A process that crashes, hangs or is
 * aborted is killed and takes nothing with it; the next piece gets a new one.
 */
export function openDecoderPool(size: number, options: DecoderOptions) {
	const idle: ChildProcess[] = []
	const busy = new Set<ChildProcess>()
	const waiting: (() => void)[] = []
	let places = size
	let isClosed = false

	async function takePlace() {
		if (places > 0) places -= 1
		else await new Promise<void>((resolve) => waiting.push(resolve))
	}

	function leavePlace() {
		const next = waiting.shift()
		if (next) next()
		else places += 1
	}

	function takeIdle() {
		for (let child = idle.pop(); child; child = idle.pop()) if (child.connected) return child
	}

	async function decode(pcm: Int16Array, signal: AbortSignal): Promise<DecodedWord[]> {
		await takePlace()
		let child: ChildProcess | undefined
		try {
			signal.throwIfAborted()
			if (isClosed) throw closed()
			child = takeIdle()
			if (!child) {
				child = startProcess()
				busy.add(child)
				await ask(child, options, signal)
			}
			busy.add(child)
			const answer = await ask(child, { pcm }, signal)
			if (!isClosed) idle.push(child)
			return 'words' in answer ? answer.words : []
		} catch (error) {
			child?.kill('SIGKILL')
			throw error
		} finally {
			if (child) busy.delete(child)
			leavePlace()
		}
	}

	return {
		decode,
		async close() {
			isClosed = true
			for (const child of [...idle.splice(0), ...busy]) child.kill('SIGKILL')
		},
	}
}

function startProcess() {
	const child = fork(program, {
		serialization: 'advanced',
		execArgv: [],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	child.unref()
	child.channel?.unref()
	return child
}

async function ask(child: ChildProcess, message: ToDecoder, signal: AbortSignal): Promise<FromDecoder> {
	const done = new AbortController()
	const until = { signal: AbortSignal.any([signal, done.signal]) }
	// Keeps this process alive while it waits, and only then.
	const deadline = setTimeout(() => child.kill('SIGKILL'), longestDecodeMilliseconds)
	try {
		const replies = once(child, 'message', until)
		const ending = once(child, 'exit', until).then(() => {
			throw new Problem(500, 'recognizer-crashed', 'The speech recognizer stopped unexpectedly.', {
				retryable: true,
			})
		})
		child.send(message)
		const [answer] = (await Promise.race([replies, ending])) as [FromDecoder]
		if ('error' in answer) throw new Problem(500, 'recognizer-failed', answer.error)
		return answer
	} catch (error) {
		signal.throwIfAborted()
		throw error
	} finally {
		clearTimeout(deadline)
		done.abort()
	}
}

function closed() {
	return new Problem(503, 'recognizer-closed', 'The speech recognizer is shutting down.', { retryable: true })
}
