import { asc, eq } from 'drizzle-orm'
import { readRecording } from '#features/analysis/index.ts'
import { analyses } from '#features/analysis/tables.ts'
import { readCallOfRecording } from '#features/live-coaching/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording, revealTranscript } from '#features/recordings/index.ts'
import { audioExtensions } from '#features/recordings/limits.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { writeAuditCsv } from '../trail/export-audit-events.ts'
import { describeCall } from './describe-call.ts'
import { writeDisclosures, writeFindings } from './write-findings.ts'
import type { PackFile } from './write-pack.ts'
import { readScoreHistory, writeScoreHistory } from './write-score-history.ts'
import { writeTranscript } from './write-transcript.ts'

type Wanted = {
	id: string
	/** The paths of its files in the pack. */
	folder: string
	person: Person
	/** Why the personal numbers are to be in the pack; null leaves them out. */
	revealReason: string | null
}

/** Everything known about a call, a file at a time. Missing parts are left out. */
export async function* callFiles(services: Services, wanted: Wanted): AsyncIterable<PackFile> {
	const { db, files } = services
	const { id, person } = wanted
	const recording = await findRecording(db, id, person)
	const call = await readRecording(services, id, person)
	const dialer = await readCallOfRecording(db, id, person)
	const history = await readScoreHistory(db, id)
	const at = (name: string) => `${wanted.folder}/${name}`

	const audio = recording.fileKey !== null && (await files.stat(recording.fileKey)) ? recording.fileKey : null
	yield { path: at('call.json'), content: asJson(describeCall({ recording, call, dialer, audio })) }
	if (audio) {
		const name = `audio.${extensionOf(call.originalName)}`
		const sha256AtUpload = recording.sha256 ?? undefined
		yield { path: at(name), content: readAudio(services, audio), isCompressed: true, sha256AtUpload }
	}
	if (call.transcript) {
		yield { path: at('transcript.txt'), content: writeTranscript(call.transcript.segments) }
		yield { path: at('transcript.json'), content: asJson(call.transcript) }
		const spoken = wanted.revealReason === null ? null : await reveal(services, wanted, wanted.revealReason)
		if (spoken) yield { path: at('transcript-with-personal-numbers.txt'), content: writeTranscript(spoken) }
	}
	if (call.analysis) {
		yield { path: at('disclosures.csv'), content: writeDisclosures(call) }
		yield { path: at('findings.csv'), content: writeFindings(call) }
	}
	yield { path: at('score-history.csv'), content: writeScoreHistory(history) }
	yield* analysisFiles(services, id, at)
	yield { path: at('audit-trail.csv'), content: writeAuditCsv(history.trail) }
}

/** Opened when it is its turn. */
async function* readAudio({ files }: Services, key: string): AsyncIterable<Uint8Array> {
	const { stream } = await files.read(key)
	yield* stream
}

/** Every analysis ever made of the call, complete, oldest first. */
async function* analysisFiles(
	{ db }: Services,
	recordingId: string,
	at: (name: string) => string,
): AsyncIterable<PackFile> {
	const made = await db
		.select({ id: analyses.id, version: analyses.version })
		.from(analyses)
		.where(eq(analyses.recordingId, recordingId))
		.orderBy(asc(analyses.createdAt), asc(analyses.id))
	for (const [index, { id, version }] of made.entries()) {
		const [analysis] = await db
			.select({ result: analyses.result, effective: analyses.effective })
			.from(analyses)
			.where(eq(analyses.id, id))
		if (analysis) yield { path: at(`analyses/${index + 1}-rules-${version}.json`), content: asJson(analysis) }
	}
}

/** Null where nothing is hidden. The audit trail records each reading before it happens. */
async function reveal({ db }: Services, { id, person }: Wanted, reason: string) {
	try {
		return (await revealTranscript(db, id, person, reason)).segments
	} catch (error) {
		if (error instanceof Problem && error.code === 'nothing-hidden') return null
		throw error
	}
}

function extensionOf(name: string) {
	const extension = name.split('.').at(-1)?.toLowerCase()
	return audioExtensions.find((known) => known === extension) ?? 'audio'
}

export const asJson = (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`
