import { sql } from 'drizzle-orm'
import { analyzeTranscript } from '#features/analysis/analyze-transcript/analyze-transcript.ts'
import type { Db } from '#platform/db/database.ts'

const batch = 1000

const lines = [
	['rep', 'Thanks for calling Northfield Debt Relief, this call is recorded. Who am I speaking with?'],
	['customer', 'This is Denise. I have about twenty two thousand dollars on four cards.'],
	['rep', 'I am sorry that it got this heavy. What happened, and how long have you been behind?'],
	['customer', 'My husband lost his overtime and we have only paid minimums since August.'],
	['rep', 'A settlement program may hurt your credit and creditors may still sue or call you.'],
	['customer', 'I need to think about it and talk to my husband first.'],
] as const

/**
 * Stores recordings numbered `from` to `to` (invented, all alike but for number, score and date), with words
 * and an analysis each, straight into the tables: for benchmarks only.
 */
export async function fillCompany(db: Db, company: { ownerId: string; from: number; to: number }) {
	const segments = Array.from({ length: 5 }, () => lines)
		.flat()
		.map(([speaker, text], at) => ({ speaker, text, start: at * 6, end: at * 6 + 5, confidence: null }))
	const words = segments.map(({ speaker, text }) => `${speaker}: ${text}`).join('\n')
	const analysis = JSON.stringify(analyzeTranscript(segments))
	const source = JSON.stringify({
		engine: 'sidecar',
		label: 'Uploaded transcript',
		isDraft: false,
		speakersFrom: 'sidecar',
	})
	// The hash of its number as a UUID of version 8 (made by a rule of our own).
	const callId = sql`overlay(overlay(md5('call' || n) placing '8' from 13) placing '8' from 17)::uuid`
	for (let first = company.from; first < company.to; first += batch) {
		const last = Math.min(first + batch, company.to) - 1
		await db.transaction(async (tx) => {
			await tx.execute(sql`
				insert into recordings (id, owner_id, original_name, status, stage, progress, uploaded_at,
					duration_seconds, overall_score, is_closed_deal, sales_agent_name, prospect_name, search)
				select ${callId}, ${company.ownerId}, 'alvarado_call_' || n || '.mp3', 'analyzed', 'Complete', 100,
					now() - n * interval '7 minutes', 180, 40 + (n * 7919) % 60, n % 3 = 0, 'Maya Ortiz', 'Denise Alvarado',
					setweight(to_tsvector('simple', 'alvarado call ' || n || ' mp3 Maya Ortiz Denise Alvarado'), 'A')
						|| setweight(to_tsvector('english', ${words}::text || case when n % 997 = 0 then ' marigold' else '' end), 'D')
				from generate_series(${first}::int, ${last}::int) n`)
			await tx.execute(sql`
				insert into transcripts (recording_id, source, segments, text)
				select ${callId}, ${source}::jsonb, ${JSON.stringify(segments)}::jsonb, ${words}
				from generate_series(${first}::int, ${last}::int) n`)
			await tx.execute(sql`
				insert into analyses (recording_id, version, transcript_revision, is_current, overall_score, result)
				select ${callId}, 'bench', 1, true, 40 + (n * 7919) % 60, ${analysis}::jsonb
				from generate_series(${first}::int, ${last}::int) n`)
		})
	}
}
