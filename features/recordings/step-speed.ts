import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { stepSpeeds } from './tables.ts'

export type Step = 'decode' | 'transcribe'

/** Seconds of work per second of audio to go by before anything was measured on this machine. */
const firstGuess: Record<Step, number> = { decode: 0.01, transcribe: 0.3 }
/** The newest measurement counts for a fifth: one slow call does not spoil the estimate of the next. */
const newestShare = 0.2

/** How fast a step has been on this installation, in seconds of work per second of audio. */
export async function readStepSpeed(db: Db, step: Step) {
	const [measured] = await db.select().from(stepSpeeds).where(eq(stepSpeeds.step, step))
	return measured?.secondsPerSecond ?? firstGuess[step]
}

export async function recordStepSpeed(db: Db, step: Step, secondsPerSecond: number) {
	await db
		.insert(stepSpeeds)
		.values({ step, secondsPerSecond, samples: 1 })
		.onConflictDoUpdate({
			target: stepSpeeds.step,
			set: {
				secondsPerSecond: sql`${stepSpeeds.secondsPerSecond} * ${1 - newestShare} + ${secondsPerSecond * newestShare}`,
				samples: sql`${stepSpeeds.samples} + 1`,
			},
		})
}
