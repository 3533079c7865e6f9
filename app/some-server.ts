import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type SomeServer = Awaited<ReturnType<typeof startServer>>

const app = join(import.meta.dirname, '..')

/**
 * For tests: the real program as a process of its own on `dataDir`, with a demo company, and on a port that
 * the system chooses unless `environment` names one. Throws what the program wrote when it does not come up;
 * `signal` kills it whatever it is doing.
 */
export async function startServer(
	dataDir: string,
	environment: Record<string, string> = {},
	signal?: AbortSignal,
) {
	const program = spawn(process.execPath, ['app/server.ts'], {
		cwd: app,
		// The settings of whoever runs the tests must not reach the program.
		env: {
			PATH: process.env.PATH,
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
			PORT: '0',
			DATA_DIR: dataDir,
			LOG_LEVEL: 'warn',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
		signal,
		killSignal: 'SIGKILL',
	})
	const written: string[] = []
	const address = await listeningAddress(program, written)
	const end = async (signal: NodeJS.Signals) => {
		if (program.exitCode !== null || program.signalCode !== null) return
		program.kill(signal)
		await once(program, 'exit')
	}
	return {
		address,
		port: new URL(address).port,
		pid: program.pid,
		/** What it has written so far. */
		log: () => written.join(''),
		/** Ends it at once, as a power cut would: nothing in it gets to tidy up. */
		kill: () => end('SIGKILL'),
		stop: () => end('SIGTERM'),
	}
}

function listeningAddress(program: ChildProcess, written: string[]) {
	return new Promise<string>((resolve, reject) => {
		const read = (bytes: Buffer) => {
			written.push(bytes.toString())
			const [, address] = written.join('').match(/^Candor is at (\S+)$/m) ?? []
			if (address) resolve(address)
		}
		program.stdout?.on('data', read)
		program.stderr?.on('data', read)
		program.once('error', reject)
		program.once('exit', () => reject(new Error(`the server did not come up: ${written.join('')}`)))
	})
}
