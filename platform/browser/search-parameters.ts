import { z } from 'zod'

type Shape = Record<string, z.ZodType>
type Read<Of extends Shape> = Partial<z.output<z.ZodObject<Of>>>

/**
 * Returns a function that reads the search parameters of a page; `complete` may resolve how they depend on one another.
 * An invalid parameter is `undefined` rather than left out: the router merges the result over the URL's own parameters,
 * so the page would still get a bad value that was left out.
 */
export function searchReader<Of extends Shape>(
	shape: Of,
	complete: (read: Read<Of>, given: Record<string, unknown>) => Read<Of> = (read) => read,
) {
	const parameters = Object.keys(shape)
	const schema = z.object(shape)
	const unset = Object.fromEntries(parameters.map((name) => [name, undefined]))
	const read = (given: Record<string, unknown>): Read<Of> => ({
		...unset,
		...complete(schema.parse(given), given),
	})
	return Object.assign(read, { parameters })
}

const orUndefined = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

/** One of these values. Leave out the page's default, which needs no parameter. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
	orUndefined(z.literal(values))

/** Text, cut to `longest` characters. The router parses text that is only digits as a number. */
export const text = (longest: number) =>
	orUndefined(
		z
			.union([z.string(), z.number()])
			.transform((value) => String(value).trim().slice(0, longest) || undefined),
	)

/** One of our IDs or codes; none is longer. */
export const id = () => text(100)

/** True when set, however it is written. */
export const flag = () => orUndefined(z.literal([true, 'true', 1]).transform((): true => true))

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) =>
	orUndefined(
		z
			.union([
				z.number(),
				z
					.string()
					.regex(/^\d{1,16}$/)
					.transform(Number),
			])
			.pipe(z.int().min(least).max(most)),
	)

/** Seconds from the start of a call. */
export const seconds = () => orUndefined(z.number().min(0))

/** A calendar date such as 2026-11-18. */
export const day = () => orUndefined(z.iso.date())
