import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { Lexicon } from '#platform/english/phrases.ts'

/** Trade terms by their group: what a rule refers to as `<group>`. */
export const lexicon: Lexicon = readData(
	new URL('./lexicon.yaml', import.meta.url),
	z.record(z.string(), z.string()),
)
