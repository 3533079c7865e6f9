import { z } from 'zod'

/** A whole percentage or a score of 100; null where no call is scored, which is not the same as 0. */
export const Percent = z.int().min(0).max(100).nullable()
export const Count = z.int().min(0)

export const TimeZone = z.string().max(60).refine(isTimeZone, 'is not a time zone such as America/New_York')

/** A name of the IANA time zone database. Offsets such as +05:00 mean opposite things to different programs. */
function isTimeZone(name: string) {
	if (!/^[a-z]/i.test(name)) return false
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
	} catch {
		return false
	}
}

/** The last 7 or 30 days, today included, each from midnight to midnight where the reader is. */
export const Period = z.object({
	days: z
		.enum(['7', '30'])
		.default('30')
		.transform((days) => (days === '7' ? 7 : 30)),
	timeZone: TimeZone.default('UTC'),
})
export type Period = z.infer<typeof Period>

/** A rule of the pack and on how many calls it was broken. */
export const BrokenRule = z.object({
	code: z.string(),
	title: z.string(),
	kind: z.enum(['prohibited statement', 'required disclosure']),
	calls: Count,
})
export type BrokenRule = z.infer<typeof BrokenRule>
