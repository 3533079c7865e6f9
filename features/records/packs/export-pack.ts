import { randomUUID, sign } from 'node:crypto'
import type { Readable } from 'node:stream'
import { inArray } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import { rulePackVersion } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Services } from '#platform/services.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { asJson, callFiles } from './call-files.ts'
import { describeRules } from './describe-rules.ts'
import { type Manifest, manifestName, publicKeyName, signatureName } from './manifest.ts'
import { openPackKey, writePublicKey } from './pack-key.ts'
import { writeReadme } from './readme.ts'
import { sealPack } from './seal-pack.ts'
import { type PackFile, writePack } from './write-pack.ts'

type Wanted = {
	/** Ids of recordings, in their order in the pack. */
	calls: string[]
	person: Person
	/** Why the personal numbers are to be in it; null leaves them out. */
	revealReason: string | null
}

/**
 * A pack of everything that is known of some calls, as a zip written while it is read. That it was made is written
 * down first, for each call. Throws Problem 403 to reps.
 */
export async function exportPack(
	services: Services,
	{ calls, person, revealReason }: Wanted,
): Promise<Readable> {
	requireAdmin(person)
	const key = await openPackKey(services.settings.dataDir)
	const head = {
		format: 'candor-exam-pack/1' as const,
		id: randomUUID(),
		madeAt: new Date().toISOString(),
		madeBy: { id: person.id, name: person.name },
		product: `Candor ${packageJson.version}`,
		rules: rulePackVersion,
		withPersonalNumbers: revealReason !== null,
		calls: await nameFolders(services, calls),
	}
	await services.db.transaction(async (tx) => {
		for (const subjectId of calls) {
			const details = { pack: head.id, calls: calls.length, withPersonalNumbers: revealReason !== null }
			await recordAuditEvent(tx, { personId: person.id, action: 'pack.exported', subjectId, details })
		}
	})

	async function* files(): AsyncIterable<PackFile> {
		const facts = { ...head, madeBy: person.name, calls: calls.length }
		yield { path: 'README.txt', content: writeReadme(facts) }
		yield { path: 'rules.json', content: asJson(describeRules()) }
		for (const { id, folder } of head.calls) yield* callFiles(services, { id, folder, person, revealReason })
	}
	const pack = writePack(files(), (written) => {
		const manifest = asJson({ ...head, files: written } satisfies Manifest)
		return [
			{ path: manifestName, content: manifest },
			{ path: signatureName, content: sign(null, Buffer.from(manifest), key).toString('base64') },
			{ path: publicKeyName, content: writePublicKey(key) },
		]
	})
	return sealPack(pack, key)
}

/** 'calls/2026-11-18-3f2b1c9e': distinguishable by eye, sorted by the day of the upload. */
async function nameFolders({ db }: Services, calls: string[]) {
	const { id, uploadedAt } = recordings
	const rows = await db.select({ id, uploadedAt }).from(recordings).where(inArray(id, calls))
	const days = new Map(rows.map((row) => [row.id, row.uploadedAt.toISOString().slice(0, 10)]))
	return calls.map((call) => ({ id: call, folder: `calls/${days.get(call)}-${call.slice(0, 8)}` }))
}
