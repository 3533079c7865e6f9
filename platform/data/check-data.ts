import type { z } from 'zod'

/**
 * Checks data that a module imports from a JSON file, on the server or in the browser. Throws an error that names the file
 * and the places that are wrong.
 */
export function checkData<Schema extends z.ZodType>(
	file: string,
	data: unknown,
	schema: Schema,
): z.output<Schema> {
	const result = schema.safeParse(data)
	if (result.success) return result.data
	const issues = result.error.issues.map(({ path, message }) => `${file}: ${path.join('.')}: ${message}`)
	throw new Error(issues.join('\n'))
}
