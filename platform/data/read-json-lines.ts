import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/**
 * Reads every `.jsonl` file directly in `folder`, in order of file names: one JSON value per line. Throws an error that names
 * the file and the line of the first value that does not match the schema.
 */
export function readJsonLines<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
	return globSync('*.jsonl', { cwd: folder })
		.sort()
		.flatMap((file) =>
			readFileSync(join(folder, file), 'utf8')
				.trimEnd()
				.split('\n')
				.map((line, at) => {
					try {
						return schema.parse(JSON.parse(line))
					} catch (error) {
						throw new Error(`${file}:${at + 1}: ${error instanceof Error ? error.message : error}`)
					}
				}),
		)
}
