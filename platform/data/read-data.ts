import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import type { z } from 'zod'
import { lineOf } from './line-of.ts'

/**
 * Reads a YAML file that is part of the product: texts and lists that people edit without programming. Read once, when
 * the module that exports the data loads. Throws an error that names the file, the line and what is wrong.
 */
export function readData<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema> {
	const path = fileURLToPath(file)
	return parseData(readFileSync(path, 'utf8'), relative(process.cwd(), path), schema)
}

/** Parses and checks YAML of a file, whose name an error begins with. */
export function parseData<Schema extends z.ZodType>(
	text: string,
	filename: string,
	schema: Schema,
): z.output<Schema> {
	// A schema checks a handful of values, once: to compile it takes longer than to interpret it.
	const result = schema.safeParse(load(text, { filename }), { jitless: true })
	if (result.success) return result.data
	const issues = result.error.issues.map(
		({ path, message }) => `${filename}:${lineOf(text, path)}: ${path.join('.')}: ${message}`,
	)
	throw new Error(issues.join('\n'))
}

/** Reads the YAML files with these names (without the ending), next to or below the module at `moduleUrl`. */
export function readDataFiles<Schema extends z.ZodType>(
	moduleUrl: string,
	names: readonly string[],
	schema: Schema,
): z.output<Schema>[] {
	return names.map((name) => readData(new URL(`./${name}.yaml`, moduleUrl), schema))
}
