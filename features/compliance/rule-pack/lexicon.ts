import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { Lexicon } from '#platform/english/phrases.ts'

/** The words of the trade, by what they stand for: what a rule calls `<group>`. */
export const lexicon: Lexicon = readData(
	new URL('./lexicon.yaml', import.meta.url),
	z.record(z.string(), z.string()),
)
