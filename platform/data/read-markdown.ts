import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { parseData } from './read-data.ts'

const fence = '---\n'

/**
 * Reads a Markdown file that is part of the product: YAML between two lines of `---`, checked with `schema`, then the
 * text. Throws an error that names the file, the line and what is wrong.
 */
export function readMarkdown<Schema extends z.ZodType>(
	file: URL,
	schema: Schema,
): { front: z.output<Schema>; body: string } {
	const path = fileURLToPath(file)
	const filename = relative(process.cwd(), path)
	const text = readFileSync(path, 'utf8')
	const end = text.indexOf(`\n${fence}`, fence.length - 1)
	if (!text.startsWith(fence) || end < 0) throw new Error(`${filename}: begins without front matter`)
	// The comment keeps the lines of an error those of the file.
	const front = parseData(`#\n${text.slice(fence.length, end)}`, filename, schema)
	return { front, body: text.slice(end + fence.length + 1).trim() }
}
