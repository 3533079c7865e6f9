import { sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { type Found, type FoundSaid, mostFound } from './contract.ts'
import { cutQuote, endMark, startMark } from './cut-quote.ts'
import { findNewest } from './find-newest.ts'
import type { Typed } from './read-typed.ts'

/** Words may occur far apart on a call: of so many calls, those with the words in one turn come first. */
const callsRead = 8

/** The newest calls on which the words were said, each with the turn that has most of them and its time. */
export async function findSaid(db: Db, person: Person, typed: Typed): Promise<Found['said']> {
	const { ids, isWhole } = await findNewest(db, person, {
		matches: sql`search @@ ${typed.spoken}`,
		indexed: sql`search @@ ${typed.apart}`,
		limit: typed.words.length > 1 ? callsRead : mostFound,
	})
	return { found: ids.length ? await quote(db, ids, typed) : [], isWhole }
}

type Row = Omit<FoundSaid, 'quote' | 'uploadedAt'> & { uploadedAt: string; marked: string }

/** In a call each line of the text is a segment, with who spoke before it. */
async function quote(db: Db, ids: string[], typed: Typed): Promise<FoundSaid[]> {
	const marks = `StartSel=${startMark},StopSel=${endMark},HighlightAll=true`
	const { rows } = await db.execute<Row>(sql`
		with quoted as materialized (
			select recording_id, turn.*
			from unnest(array[${sql.join(ids, sql`, `)}]::uuid[]) with ordinality as call (id, place)
			join ${transcripts} on recording_id = call.id
			cross join lateral (
				select at, place, vector @@ ${typed.all} as has_all from (
					select at::int, place, to_tsvector('english', substr(line, strpos(line, ': ') + 2)) as vector
					from unnest(string_to_array(text, E'\n')) with ordinality as lines (line, at)
					where line ~* ${beginnings(typed.words)}
				) lines
				where vector @@ ${typed.any}
				order by has_all desc, at limit 1
			) turn
			order by has_all desc, place limit ${mostFound}
		)
		select recording_id as "recordingId", original_name as "callName",
			json_build_object('salesAgentName', sales_agent_name, 'prospectName', prospect_name) as "callMetadata",
			json_build_object('id', person.id, 'name', person.name) as owner,
			to_json(uploaded_at)#>>'{}' as "uploadedAt", segment->>'speaker' as speaker,
			(segment->>'start')::float8 as start,
			ts_headline('english', segment->>'text', ${typed.any}, ${marks}) as marked
		from quoted
		join ${recordings} call on call.id = recording_id
		join ${people} person on person.id = owner_id
		join ${transcripts} using (recording_id)
		cross join lateral (select segments->(at - 1) as segment) said
		order by has_all desc, place`)
	return rows.map(({ marked, uploadedAt, ...row }) => ({
		...row,
		uploadedAt: new Date(uploadedAt).toISOString(),
		quote: cutQuote(marked),
	}))
}

/** Lines without these need not be read: forms of a word begin alike. */
const beginnings = (words: string[]) => `\\m(${words.map((word) => word.slice(0, 3)).join('|')})`
