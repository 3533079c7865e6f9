import { createHash } from 'node:crypto'
import { createReadStream, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { createRecording, type NewRecording } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import { isSampleCompanyRemoved, markAsSample } from '#features/sample-company/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { DemoCall } from './demo-call.ts'

const calls = join(import.meta.dirname, 'calls')
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Gives a company that has no recordings the calls of `calls/`, as if its demo people had uploaded them over
 * the last days; the ordinary jobs then decode and score them. All of them or none: killed half way, the next
 * start begins again with the same ids.
 */
export async function seedDemoCompany({ services }: { services: Services }) {
	if (!(await isEmpty(services.db)) || (await isSampleCompanyRemoved(services.db))) return
	const stored: NewRecording[] = []
	for (const file of globSync('*.json', { cwd: calls }).sort())
		stored.push(await storeCall(services, file.slice(0, -'.json'.length)))
	await services.db.transaction(async (tx) => {
		// A transaction within this one is a savepoint of it.
		const inThisTransaction = { ...services, db: tx as unknown as Db }
		for (const call of stored) await createRecording(inThisTransaction, call)
		await markAsSample(
			inThisTransaction.db,
			stored.map(({ id }) => id),
		)
	})
}

async function isEmpty(db: Db) {
	return (await db.select({ id: recordings.id }).from(recordings).limit(1)).length === 0
}

/** Puts the audio of a call where recordings keep theirs, and says what is to be recorded of it. */
async function storeCall({ db, files }: Services, name: string): Promise<NewRecording> {
	const call = DemoCall.parse(JSON.parse(await readFile(join(calls, `${name}.json`), 'utf8')))
	const audio = join(calls, `${name}.mp3`)
	const fileKey = `audio/${call.id}`
	const contentType = 'audio/mpeg'
	const { sizeBytes } = await files.write(fileKey, createReadStream(audio), { contentType })
	const sha256 = createHash('sha256')
		.update(await readFile(audio))
		.digest('hex')
	return {
		id: call.id,
		owner: await demoPerson(db, call.owner),
		originalName: basename(audio),
		uploadedAt: uploadTime(call),
		audio: { fileKey, contentType, sizeBytes, sha256 },
		transcriptFile: {
			label: 'Sample call, synthetic voices',
			segments: call.turns.map((turn) => ({ ...turn, confidence: null })),
		},
	}
}

async function demoPerson(db: Db, username: string) {
	const [person] = await db.select().from(people).where(eq(people.username, username))
	return Person.parse(person)
}

function uploadTime({ daysAgo, at }: DemoCall) {
	const day = new Date(Date.now() - daysAgo * dayMilliseconds)
	return new Date(`${day.toISOString().slice(0, 10)}T${at}:00Z`)
}
