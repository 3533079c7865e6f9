import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Trap } from '../prospect/script.ts'

const list = readData(new URL('./usual-traps.yaml', import.meta.url), z.array(Trap))

/** Invitations to a prohibited claim as anybody may put them, by code, for the claims that were made on the call. */
export const usualTraps: ReadonlyMap<string, Trap> = new Map(list.map((trap) => [trap.code, trap]))
