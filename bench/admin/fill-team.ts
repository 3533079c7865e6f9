import { sql } from 'drizzle-orm'
import { analyzeTranscript } from '#features/analysis/analyze-transcript/analyze-transcript.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'

const batch = 500

/** What is said on each call; five times over it is a call of three minutes. */
const call = [
	['rep', 'Thanks for calling Northfield Debt Relief, this call is recorded. Who am I speaking with?'],
	['customer', 'This is Denise. I have about twenty two thousand dollars on four cards.'],
	['rep', 'I am sorry that it got this heavy. I guarantee we will cut your debt in half with our program.'],
	['customer', 'My husband lost his overtime and we have only paid minimums since August.'],
	['rep', 'A settlement program may hurt your credit and creditors may still sue or call you.'],
	['customer', 'I need to think about it and talk to my husband first.'],
] as const

/** Every seventh call breaks one of them, by turns. */
const rules = ['guaranteed_result', 'unsupported_savings_claim', 'recording_notice', 'time_to_results']

/**
 * Stores a company of `reps` sales reps whose `calls` calls, scored and with words, were all made in the last four
 * weeks, straight into the tables: for benchmarks only. All calls are alike but for rep, score, date and rules broken.
 */
export async function fillTeam(db: Db, { reps, calls }: { reps: number; calls: number }) {
	const ids = Array.from({ length: reps }, (_, n) => `bench-rep-${n}`)
	await db.insert(people).values(
		ids.map((id, n) => ({
			id,
			name: `Rep ${String(n).padStart(4, '0')}`,
			email: `${id}@northfield.example`,
			username: id,
		})),
	)
	const segments = Array.from({ length: 5 }, () => call)
		.flat()
		.map(([speaker, text], n) => ({ speaker, text, start: n * 6, end: n * 6 + 5, confidence: null }))
	const words = segments.map(({ text }) => text).join('\n')
	const source = { engine: 'sidecar', label: 'Uploaded transcript', isDraft: false, speakersFrom: 'sidecar' }
	for (let from = 0; from < calls; from += batch) {
		const to = Math.min(from + batch, calls) - 1
		await db.execute(sql`
			with numbered as materialized (
				select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) n
			),
			stored as (
				insert into recordings (id, owner_id, original_name, status, stage, progress, uploaded_at, duration_seconds,
					overall_score, compliance_score, is_closed_deal, broken_rules, search)
				select id, 'bench-rep-' || n % ${reps}::int, 'call ' || n || '.mp3', 'analyzed', 'Complete', 100,
					now() - n * interval '28 days' / ${calls}::int, 180, 40 + (n * 7919) % 60, 70 + (n * 1009) % 31, n % 3 = 0,
					case when n % 7 = 0 then array[(${JSON.stringify(rules)}::jsonb ->> (n % ${rules.length}::int))] else '{}' end,
					to_tsvector('english', ${words})
				from numbered
			),
			spoken as (
				insert into transcripts (recording_id, source, segments, text)
				select id, ${JSON.stringify(source)}::jsonb, ${JSON.stringify(segments)}::jsonb, ${words} from numbered
			)
			insert into analyses (recording_id, version, transcript_revision, is_current, overall_score, result)
			select id, 'bench', 1, true, 40 + (n * 7919) % 60, ${JSON.stringify(analyzeTranscript(segments))}::jsonb from numbered`)
	}
}
