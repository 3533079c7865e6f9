import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { and, count, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type Auth, createPerson } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import { createRecording } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { addActivity } from './activity/add-activity.ts'
import { isLoading } from './activity/add-once.ts'
import { removeSampleItems } from './remove-sample-items.ts'
import { readSpokenTimes, sampleAudio } from './sample-audio.ts'
import { readSampleCalls, readSampleReps, type SampleCall, timeOf } from './sample-data.ts'
import { speakTurns } from './speak-turns.ts'
import { sampleCompany, sampleRecordings } from './tables.ts'

/** Few at a time: a call uploaded meanwhile waits for at most these. */
const callsAtOnce = 6
const pollMilliseconds = 50

export const loadSampleCompanyJob: Job<object> = {
	name: 'load-sample-company',
	payload: z.object({}),
	key: () => 'the one',
	limitSeconds: 30 * 60,
}

/** Orders the sample company once: not when it is loaded, or removed. */
export async function orderSampleCompany({ db, jobs }: Services) {
	await db.transaction(async (tx) => {
		const total = readSampleCalls().length + (await tx.$count(sampleRecordings))
		const added = await tx
			.insert(sampleCompany)
			.values({ state: 'loading', total })
			.onConflictDoNothing()
			.returning()
		if (added.length) await jobs.order(tx, loadSampleCompanyJob, {})
	})
}

/** Makes these calls part of the sample company, which is removed with them. */
export async function markAsSample(db: Db, recordingIds: readonly string[]) {
	await db
		.insert(sampleRecordings)
		.values(recordingIds.map((recordingId) => ({ recordingId })))
		.onConflictDoNothing()
}

/** Adds the reps, their calls and what was done with them. Interrupted, it continues where it stopped. */
export async function loadSampleCompany(
	services: Services,
	auth: Auth,
	signal: AbortSignal,
	calls = readSampleCalls(),
) {
	const { db } = services
	const reps = await addReps(db, auth)
	const known = new Set((await db.select().from(sampleRecordings)).map(({ recordingId }) => recordingId))
	const missing = calls.filter(({ id }) => !known.has(id))
	for (let from = 0; from < missing.length; from += callsAtOnce) {
		const some = missing.slice(from, from + callsAtOnce)
		// Removing the sample company waits for the calls being added, and ends adding more.
		const isAdded = await db.transaction(async (tx) => {
			const [row] = await tx.select().from(sampleCompany).for('update')
			if (row?.state === 'loading') await addCalls(services, tx, some, reps)
			return row?.state === 'loading'
		})
		if (!isAdded) return
		await untilScored(db, some, signal)
	}
	await addActivity(services)
	// Removed meanwhile: what was added since goes too.
	if (!(await isLoading(db))) return removeSampleItems(db)
	await db.update(sampleCompany).set({ state: 'loaded' }).where(eq(sampleCompany.state, 'loading'))
}

/** Makes those who are missing, and returns all with their ids. */
async function addReps(db: Db, auth: Auth) {
	const reps = new Map<string, { id: string; wordsPerSecond: number }>()
	for (const { wordsPerSecond, ...rep } of readSampleReps()) {
		const [known] = await db.select({ id: people.id }).from(people).where(eq(people.username, rep.username))
		const id =
			known?.id ??
			(await createPerson(db, auth, {
				...rep,
				role: 'salesrep',
				email: `${rep.username}@fernbrook.example`,
				// Sample reps have no sign-in.
				password: randomBytes(24).toString('base64url'),
				isDemo: true,
			}))
		reps.set(rep.username, { id, wordsPerSecond })
	}
	return reps
}

async function addCalls(
	services: Services,
	tx: Transaction,
	calls: readonly SampleCall[],
	reps: Awaited<ReturnType<typeof addReps>>,
) {
	// A transaction within this one is a savepoint of it.
	const inThisTransaction = { ...services, db: tx as unknown as Db }
	const spokenTimes = readSpokenTimes()
	for (const call of calls) {
		const rep = reps.get(call.rep)
		if (!rep) throw new Error(`call ${call.id}: ${call.rep} is not a sample rep`)
		const uploadedAt = timeOf(call)
		const times = spokenTimes[call.id]
		await createRecording(inThisTransaction, {
			id: call.id,
			owner: rep,
			originalName: `${fileName(call, uploadedAt)}.${times ? 'mp3' : 'json'}`,
			uploadedAt,
			audio: times ? await storeAudio(services, call.id) : null,
			transcriptFile: {
				label: times ? 'Sample call, synthetic voices' : 'Sample call, no audio',
				segments: speakTurns(call.turns, rep.wordsPerSecond, times),
			},
		})
	}
	await markAsSample(
		inThisTransaction.db,
		calls.map(({ id }) => id),
	)
}

const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Puts the audio of a call where recordings keep theirs. */
async function storeAudio({ files }: Services, id: string) {
	const bytes = await readFile(sampleAudio(`${id}.mp3`))
	const fileKey = `audio/${id}`
	const contentType = 'audio/mpeg'
	const { sizeBytes } = await files.write(fileKey, Readable.from([bytes]), { contentType })
	return { fileKey, contentType, sizeBytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** `Ortiz Nov 3 1542` */
const fileName = ({ rep, at }: SampleCall, day: Date) => {
	const [, lastName = ''] = rep.split('.')
	return `${lastName[0]?.toUpperCase()}${lastName.slice(1)} ${dayName.format(day)} ${at.replace(':', '')}`
}

async function untilScored(db: Db, calls: readonly SampleCall[], signal: AbortSignal) {
	const ids = calls.map(({ id }) => id)
	const isWaiting = and(inArray(recordings.id, ids), eq(recordings.status, 'processing'))
	for (;;) {
		signal.throwIfAborted()
		const [row] = await db.select({ waiting: count() }).from(recordings).where(isWaiting)
		if (!row?.waiting) return
		await wait(pollMilliseconds, undefined, { signal })
	}
}
