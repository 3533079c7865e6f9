import { z } from 'zod'

type Shape = Record<string, z.ZodType>
type Read<Of extends Shape> = Partial<z.output<z.ZodObject<Of>>>

/**
 * What reads the search parameters of a page, each by its reader below; `complete` may settle what goes with what. A
 * parameter without a usable value is `undefined` and not left out: the router lays what a page reads over what the
 * address has, so that a bad value left out would still reach the page.
 */
export function searchReader<Of extends Shape>(
	shape: Of,
	complete: (read: Read<Of>, given: Record<string, unknown>) => Read<Of> = (read) => read,
) {
	const parameters = Object.keys(shape)
	const schema = z.object(shape)
	const nothing = Object.fromEntries(parameters.map((name) => [name, undefined]))
	const read = (given: Record<string, unknown>): Read<Of> => ({
		...nothing,
		...complete(schema.parse(given), given),
	})
	return Object.assign(read, { parameters })
}

const orNothing = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

/** One of these values; give all but the one that goes without saying. */
export const oneOf = <const Values extends readonly (string | number)[]>(values: Values) =>
	orNothing(z.literal(values))

/** Text of at most `longest` characters; what is longer is cut. The router reads digits alone as a number. */
export const text = (longest: number) =>
	orNothing(
		z
			.union([z.string(), z.number()])
			.transform((value) => String(value).trim().slice(0, longest) || undefined),
	)

/** An id or a code of ours, none of which is longer. */
export const id = () => text(100)

/** True where it is set, in any of the ways in which people write it. */
export const flag = () => orNothing(z.literal([true, 'true', 1]).transform((): true => true))

/** A whole number, in digits. */
export const wholeNumber = (least: number, most: number) =>
	orNothing(
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
export const seconds = () => orNothing(z.number().min(0))

/** A day of the calendar, as 2026-11-18. */
export const day = () => orNothing(z.iso.date())
