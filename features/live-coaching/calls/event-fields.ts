import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'

/** The longest value kept; what is longer is a mistake and left out, not the whole event. */
const longestValue = 120
const longestTalkSeconds = 24 * 3600

/** A value as dialers send it: null when it is empty, too long, or a placeholder that was not filled in. */
export const Field = z
	.string()
	.trim()
	.min(1)
	.max(longestValue)
	.regex(/^(?!--A--)[^\p{Cc}]+$/u)
	.nullable()
	.catch(null)

/** Whole seconds of talk. */
export const TalkSeconds = z.coerce.number().int().min(1).max(longestTalkSeconds).nullable().catch(null)

/** Throws Problem 400 that names the field, for readers of the dialer's log. */
export function requireField(value: string | null, name: string): string {
	if (value === null) throw new Problem(400, 'field-missing', `The field ${name} is missing.`)
	return value
}
