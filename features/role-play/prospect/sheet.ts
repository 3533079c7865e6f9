import { existsSync } from 'node:fs'
import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { matters } from './matters.ts'
import type { ProspectScript } from './script.ts'

/** Keys of a sheet: what a prospect is asked about or reacts to. */
export const sheetKeys = [
	...matters,
	'good_time',
	'permission',
	'understood_yes',
	'understood_no',
	'no_questions',
	'no_concern',
	'sounds_good',
	'sounds_unsure',
	'when',
	'accepts_time',
	'declines_time',
	'channel',
	'next_step_yes',
	'next_step_no',
	'still_there',
	'small_talk',
	'is_comforted',
	'shrugs_off_comfort',
	'appreciates_time',
	'likes_candor',
	'takes_in_consequences',
	'takes_in_fee',
	'takes_in_account',
	'takes_in_time',
	'takes_in_amount',
	'follows',
	'half_follows',
	'is_lost',
	'doubts_a_promise',
	'feels_pressed',
	'was_not_answered',
	'brushed_off',
	'baffled',
	'nods',
	'nods_coolly',
	'hands_back',
	'hands_back_coolly',
	'greets_back',
	'says_goodbye',
	'confirms_summary',
	'agrees_next_step',
] as const
export type SheetKey = (typeof sheetKeys)[number]

/** Lines of a prospect, at least three per key. Lines of `common-sheet.yaml` have slots for persona facts. */
const Sheet = z.record(z.enum(sheetKeys), z.array(z.string().min(1)).min(3))
export type Sheet = z.infer<typeof Sheet>

const folder = new URL('../scenarios/sheets/', import.meta.url)
const sheets = new Map<string, Sheet | null>()

/** The scenario's own sheet. Null for scenarios made from a recording. */
export function ownSheet({ id }: Pick<ProspectScript, 'id'>): Sheet | null {
	const known = sheets.get(id)
	if (known !== undefined) return known
	// Only built-in scenarios have sheet files; other ids must not reach the file system.
	const file = /^[a-z]+(?:-[a-z]+)*$/.test(id) ? new URL(`${id}.yaml`, folder) : null
	const sheet = file && existsSync(file) ? readData(file, Sheet) : null
	if (sheet) sheets.set(id, sheet)
	return sheet
}

let common: Sheet | undefined

/** The scenario's own sheet, or the common one. */
export function sheetOf(script: Pick<ProspectScript, 'id'>): Sheet {
	const own = ownSheet(script)
	if (own) return own
	common ??= readData(new URL('./lines/common-sheet.yaml', import.meta.url), Sheet)
	return common
}
