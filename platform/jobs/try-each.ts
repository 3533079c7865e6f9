import type { Logger } from 'pino'

/** Runs each step, whatever became of those before it; what fails is logged under its name, and not thrown. */
export async function tryEach(log: Logger, steps: Record<string, () => Promise<unknown>>) {
	for (const [step, run] of Object.entries(steps)) {
		try {
			await run()
		} catch (err) {
			log.error({ err, step }, 'a step failed')
		}
	}
}
