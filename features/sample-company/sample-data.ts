import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Task } from '#features/coaching/contract.ts'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { ModuleId } from '#features/learning/contract.ts'
import { readData } from '#platform/data/read-data.ts'

const data = join(import.meta.dirname, 'data')

const Username = z.string().regex(/^[a-z]+\.[a-z]+$/)

/** A day before the day of loading, and a time of day (UTC). A weekend counts as the Friday before. */
const When = z.object({ daysAgo: z.int().min(1).max(70), at: z.string().regex(/^\d\d:\d\d$/) })

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
export const SampleCall = When.extend({
	id: z.uuid(),
	rep: Username,
	turns: z.array(z.tuple([z.enum(['rep', 'customer']), z.string().min(1)])).min(2),
})
export type SampleCall = z.infer<typeof SampleCall>

/** A rule, and how it was found: the level of a prohibited statement, or the status of a required disclosure. */
const About = z.object({
	code: z.enum([...prohibitedStatements, ...requiredDisclosures].map(({ code }) => code)),
	found: z.enum(['certain', 'likely', 'given', 'partial', 'missing']),
})

const SampleReview = About.extend({
	daysAgo: z.int().min(1).max(70),
	/** Words of what was said, of a statement. */
	says: z.string().optional(),
})

/** What people of the sample company did. */
const Coaching = z.object({
	disputes: z.array(
		z.object({
			about: SampleReview,
			reason: z.string(),
			decision: z.enum(['upheld', 'overturned']).optional(),
			decisionReason: z.string().optional(),
		}),
	),
	comments: z.array(z.object({ about: SampleReview, author: Username, text: z.string() })),
	assignments: z.array(
		When.extend({
			person: Username,
			by: Username,
			task: Task,
			dueInDays: z.int().positive(),
			note: z.string(),
		}),
	),
	lessons: z.array(When.extend({ person: Username, moduleId: ModuleId, lessonId: z.string() })),
})
const RolePlays = z.array(
	When.extend({
		person: Username,
		scenarioId: z.string(),
		seed: z.int(),
		isExam: z.boolean().default(false),
		/** What the rep says, line by line. */
		lines: z.array(z.string().min(1)).min(1),
	}),
)
const Chats = z.array(
	When.extend({ person: Username, title: z.string(), questions: z.array(z.string()).min(1) }),
)
const Content = z.array(
	When.extend({
		person: Username,
		request: z.string(),
		seed: z.int(),
		/** By an administrator, for the team. */
		isApproved: z.boolean().default(false),
	}),
)

export type SampleActivity = ReturnType<typeof readSampleActivity>

const read = <T extends z.ZodType>(file: string, schema: T) =>
	readData(new URL(`./data/${file}`, import.meta.url), schema)

export const readSampleReps = () => read('reps.yaml', z.array(SampleRep))

export const readSampleActivity = () => ({
	...read('coaching.yaml', Coaching),
	rolePlays: read('role-plays.yaml', RolePlays),
	chats: read('chats.yaml', Chats),
	content: read('content.yaml', Content),
})

/** Read when the sample company is loaded, not with the program: two megabytes. Throws an error that names the line. */
export function readSampleCalls(): SampleCall[] {
	const lines = readFileSync(join(data, 'calls.jsonl'), 'utf8').trimEnd().split('\n')
	return lines.map((line, at) => {
		const result = SampleCall.safeParse(JSON.parse(line), { jitless: true })
		if (result.success) return result.data
		throw new Error(`calls.jsonl:${at + 1}: ${z.prettifyError(result.error)}`)
	})
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The moment that a day before today and a time of day name. On a weekday: calls are made from Monday to Friday. */
export function timeOf({ daysAgo, at }: z.infer<typeof When>, now = new Date()) {
	const day = new Date(now.getTime() - daysAgo * dayMilliseconds)
	const sinceFriday = Math.max(0, ((day.getUTCDay() + 6) % 7) - 4)
	const weekday = new Date(day.getTime() - sinceFriday * dayMilliseconds)
	return new Date(`${weekday.toISOString().slice(0, 10)}T${at}:00Z`)
}
