import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Problem } from '#platform/http/problem.ts'
import type { FromRecognizer, ToRecognizer } from './serve-recognizer.ts'
import type { Recognized } from './speech-engine.ts'

/** Far above the slowest piece ever seen (30 s of audio take about 5 s): beyond it the process hangs. */
const longestAnswerMilliseconds = 5 * 60_000

/**
 * Up to `size` processes of one recognizer `program` (see `serveRecognizer`), started when first needed and
 * kept. Recognizers are native code: one that crashes, hangs or is aborted is killed and takes nothing with
 * it; the next piece gets a new one.
 */
export function openProcessPool(program: string, size: number, options: unknown) {
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

	async function startProcess(signal: AbortSignal) {
		const child = fork(program, {
			serialization: 'advanced',
			execArgv: [],
			stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
		})
		busy.add(child)
		// An idle recognizer keeps nobody awake.
		child.unref()
		child.channel?.unref()
		await ask(child, { open: options }, signal).catch((error) => {
			release(child)
			throw error instanceof Problem ? unusable(error) : error
		})
		return child
	}

	function release(child: ChildProcess) {
		busy.delete(child)
		child.kill('SIGKILL')
	}

	async function recognize(pcm: Int16Array, signal: AbortSignal): Promise<Recognized[]> {
		await takePlace()
		try {
			signal.throwIfAborted()
			if (isClosed) throw closed()
			const child = takeIdle() ?? (await startProcess(signal))
			busy.add(child)
			const answer = await ask(child, { pcm }, signal).catch((error) => {
				release(child)
				throw error
			})
			busy.delete(child)
			if (isClosed) child.kill('SIGKILL')
			else idle.push(child)
			return 'recognized' in answer ? answer.recognized : []
		} finally {
			leavePlace()
		}
	}

	return {
		recognize,
		async close() {
			isClosed = true
			for (const child of [...idle.splice(0), ...busy]) child.kill('SIGKILL')
		},
	}
}

async function ask(child: ChildProcess, message: ToRecognizer, signal: AbortSignal) {
	const done = new AbortController()
	const until = { signal: AbortSignal.any([signal, done.signal]) }
	const deadline = setTimeout(() => child.kill('SIGKILL'), longestAnswerMilliseconds)
	try {
		const reply = once(child, 'message', until).then(([answer]) => answer as FromRecognizer)
		const ending = once(child, 'exit', until).then(() => {
			throw crashed()
		})
		child.send(message)
		const answer = await Promise.race([reply, ending])
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

function crashed() {
	return new Problem(500, 'recognizer-crashed', 'The speech recognizer stopped unexpectedly.', {
		retryable: true,
	})
}

/** What fails already at opening would fail again: the model or the library is missing or broken. */
function unusable(cause: Problem) {
	return new Problem(500, 'recognizer-unusable', `The speech recognizer could not start: ${cause.message}`, {
		cause,
	})
}

function closed() {
	return new Problem(503, 'recognizer-closed', 'The speech recognizer is shutting down.', { retryable: true })
}
