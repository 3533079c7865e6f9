import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'

const data = join(import.meta.dirname, 'data')

const Username = z.string().regex(/^[a-z]+\.[a-z]+$/)

/** A fictional rep of the sample company. */
const SampleRep = z.object({
	username: Username,
	name: z.string(),
	title: z.string(),
	department: z.string(),
	startedOn: z.iso.date(),
	weeklyCallTarget: z.int().positive(),
	/** How fast they speak. */
	wordsPerSecond: z.number().min(1.5).max(4),
})

/** A fictional call, read from a stored transcript: it has no audio. */
export const SampleCall = z.object({
	id: z.uuid(),
	rep: Username,
	/** Days before the day on which the sample company is loaded; a call on a weekend moves to the Friday before. */
	daysAgo: z.int().min(1).max(70),
	/** Time of day, UTC. */
	at: z.string().regex(/^\d\d:\d\d$/),
	turns: z.array(z.tuple([z.enum(['rep', 'customer']), z.string().min(1)])).min(2),
})
export type SampleCall = z.infer<typeof SampleCall>

/** A rule, and how it was found: the level of a prohibited statement, or the status of a required disclosure. */
const About = z.object({
	code: z.enum([...prohibitedStatements, ...requiredDisclosures].map(({ code }) => code)),
	found: z.enum(['certain', 'likely', 'given', 'partial', 'missing']),
})

/** What people of the sample company did with a call. */
const SampleActivity = z.object({
	disputes: z.array(
		z.object({
			about: About,
			reason: z.string(),
			decision: z.enum(['upheld', 'overturned']).optional(),
			decisionReason: z.string().optional(),
		}),
	),
	comments: z.array(z.object({ about: About, author: Username, text: z.string() })),
	assignments: z.array(
		z.object({
			person: Username,
			by: Username,
			task: z.union([
				z.object({ kind: z.literal('lesson'), moduleId: z.string(), lessonId: z.string() }),
				z.object({ kind: z.literal('role_play'), scenarioId: z.string() }),
			]),
			dueInDays: z.int().positive(),
			note: z.string(),
		}),
	),
})

export const readSampleReps = () => readData(new URL('./data/reps.yaml', import.meta.url), z.array(SampleRep))

export const readSampleActivity = () =>
	readData(new URL('./data/activity.yaml', import.meta.url), SampleActivity)

/** Read when the sample company is loaded, not with the program: two megabytes. Throws an error that names the line. */
export function readSampleCalls(): SampleCall[] {
	const lines = readFileSync(join(data, 'calls.jsonl'), 'utf8').trimEnd().split('\n')
	return lines.map((line, at) => {
		const result = SampleCall.safeParse(JSON.parse(line), { jitless: true })
		if (result.success) return result.data
		throw new Error(`calls.jsonl:${at + 1}: ${z.prettifyError(result.error)}`)
	})
}
