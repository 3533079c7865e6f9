import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** What is behind an objection, when the rep asks: by its code in the playbook. */
export const concerns: Readonly<Record<string, readonly string[]>> = readData(
	new URL('./concerns.yaml', import.meta.url),
	z.record(z.string(), z.array(z.string())),
)
