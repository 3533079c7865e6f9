import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { ScriptedObjection } from '../prospect/script.ts'

const list = readData(new URL('./usual-objections.yaml', import.meta.url), z.array(ScriptedObjection))

/**
 * The twelve objections as anybody may raise them, by code: what a scenario made from a call says where the customer's
 * own words do not reach.
 */
export const usualObjections: ReadonlyMap<string, ScriptedObjection> = new Map(
	list.map((objection) => [objection.code, objection]),
)
