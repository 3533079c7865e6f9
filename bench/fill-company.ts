import { sql } from 'drizzle-orm'
import { analyzeTranscript } from '#features/analysis/analyze-transcript/analyze-transcript.ts'
import type { Db } from '#platform/db/database.ts'

const batch = 2500

/** Seconds from the start of a turn to that of the next. */
const turnSeconds = 6

export type Turn = readonly [speaker: 'rep' | 'customer', text: string]

/** Said at the end of each call whose number `every` divides, from number `since` on: a higher number is an older call. */
export type NowAndThen = { every: number; since?: number; turn: Turn }

const denise: readonly Turn[] = [
	['rep', 'Thanks for calling Northfield Debt Relief, this call is recorded. Who am I speaking with?'],
	['customer', 'This is Denise. I have about twenty two thousand dollars on four cards.'],
	['rep', 'I am sorry that it got this heavy. What happened, and how long have you been behind?'],
	['customer', 'My husband lost his overtime and we have only paid minimums since August.'],
	['rep', 'A settlement program may hurt your credit and creditors may still sue or call you.'],
	['customer', 'I need to think about it and talk to my husband first.'],
]

/** In one call of a thousand there is a word that no other has. */
const marigold: NowAndThen = { every: 997, turn: ['customer', 'It came in the marigold envelope.'] }

type Company = {
	/** Whose the calls are; with `other`, each of whose number `every` divides is that person's. */
	ownerId: string
	other?: { ownerId: string; every: number }
	from: number
	to: number
	/** What is said on the calls, by turns; without them one call, five times over. */
	scripts?: readonly (readonly Turn[])[]
	nowAndThen?: readonly NowAndThen[]
	/** With whom, by turns. */
	prospects?: readonly string[]
}

/**
 * Stores recordings numbered `from` to `to` (invented, all alike but for number, score, date and what is said by
 * turns), with words and an analysis each, straight into the tables: for benchmarks only.
 */
export async function fillCompany(db: Db, company: Company) {
	const { scripts = [Array.from({ length: 5 }, () => denise).flat()], prospects = ['Denise Alvarado'] } =
		company
	const [first = []] = scripts
	const analysis = JSON.stringify(analyzeTranscript(first.map(asSegment)))
	const source = JSON.stringify({
		engine: 'sidecar',
		label: 'Uploaded transcript',
		isDraft: false,
		speakersFrom: 'sidecar',
	})
	// The hash of its number as a UUID of version 8 (made by a rule of our own).
	const callId = sql`overlay(overlay(md5('call' || n) placing '8' from 13) placing '8' from 17)::uuid`
	const { ownerId, other = { ownerId, every: 1 } } = company
	for (let from = company.from; from < company.to; from += batch) {
		const to = Math.min(from + batch, company.to) - 1
		await db.execute(sql`
			with ${spokenOn(scripts, company.nowAndThen ?? [marigold], from, to)},
			stored as (
				insert into recordings (id, owner_id, original_name, status, stage, progress, uploaded_at,
					duration_seconds, overall_score, is_closed_deal, sales_agent_name, prospect_name, search)
				select ${callId}, case when n % ${other.every}::int = 0 then ${other.ownerId}::text else ${ownerId}::text end,
					split_part(prospect, ' ', 2) || '_call_' || n || '.mp3', 'analyzed', 'Complete', 100,
					now() - n * interval '7 minutes', 180, 40 + (n * 7919) % 60, n % 3 = 0, 'Maya Ortiz', prospect,
					setweight(to_tsvector('simple', split_part(prospect, ' ', 2) || ' call ' || n || ' mp3 Maya Ortiz ' || prospect), 'A')
						|| setweight(vector, 'D')
				from calls, lateral (select ${JSON.stringify(prospects)}::jsonb ->> (n % ${prospects.length}::int) as prospect) with_whom
			),
			written as (
				insert into transcripts (recording_id, source, segments, text)
				select ${callId}, ${source}::jsonb, segments, words from calls
			)
			insert into analyses (recording_id, version, transcript_revision, is_current, overall_score, result)
			select ${callId}, 'bench', 1, true, 40 + (n * 7919) % 60, ${analysis}::jsonb from calls`)
	}
}

/** The query `calls`: of each number what is said on it, as segments, as text and as a vector. */
function spokenOn(
	scripts: readonly (readonly Turn[])[],
	nowAndThen: readonly NowAndThen[],
	from: number,
	to: number,
) {
	const spoken = scripts.map((turns, at) => ({
		at,
		words: turns.map(asLine).join('\n'),
		segments: turns.map(asSegment),
	}))
	const added = nowAndThen.map(({ every, since = 0, turn }) => ({
		every,
		since,
		words: asLine(turn),
		segment: asSegment(turn, 0),
	}))
	return sql`
		script as materialized (
			select *, to_tsvector('english', words) as vector
			from jsonb_to_recordset(${JSON.stringify(spoken)}::jsonb) script (at int, words text, segments jsonb)
		),
		calls as materialized (
			select n, segments || coalesce(more_segments, '[]') as segments, concat_ws(E'\n', words, more_words) as words,
				vector || to_tsvector('english', coalesce(more_words, '')) as vector
			from generate_series(${from}::int, ${to}::int) n
			join script on at = n % ${scripts.length}::int
			cross join lateral (
				select jsonb_agg(segment) as more_segments, string_agg(words, E'\n') as more_words
				from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) added (every int, since int, words text, segment jsonb)
				where n % every = 0 and n >= since
			) added
		)`
}

const asLine = ([speaker, text]: Turn) => `${speaker === 'rep' ? 'Rep' : 'Customer'}: ${text}`

function asSegment([speaker, text]: Turn, at: number) {
	return { speaker, text, start: at * turnSeconds, end: at * turnSeconds + turnSeconds - 1, confidence: null }
}
