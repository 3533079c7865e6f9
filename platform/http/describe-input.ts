import { z } from 'zod'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { formatList } from '../text/format-list.ts'

type RawIssue = z.core.$ZodRawIssue
type Issue = z.core.$ZodIssue

/**
 * Zod's own messages are for programmers ("Invalid option: expected one of …"). They are replaced with predicates that
 * follow the name of the field, such as "must be one line". Schemas with messages of their own write them the same way.
 */
z.config({ customError: (issue) => describeIssue(issue) })

/** A longer list of errors would not be read. */
const mostSentences = 3
const mostChoices = 12

/** Describes invalid input in sentences: "Weekly call target must be a whole number from 0 to 10,000." */
export function describeInput({ issues }: z.core.$ZodError): string {
	const sentences = new Set(issues.flatMap((issue) => sentencesOf(issue, [])))
	return [...sentences].slice(0, mostSentences).join(' ')
}

function sentencesOf(issue: Issue, within: PropertyKey[]): string[] {
	const path = [...within, ...issue.path]
	if (issue.code === 'invalid_union' && issue.errors.length) {
		// The option with the fewest errors is probably the intended one.
		const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length)
		return closest.flatMap((each) => sentencesOf(each, path))
	}
	// Messages of our own schemas may be full sentences.
	const startsSentence = /^\p{Lu}/u.test(issue.message)
	const sentence = startsSentence ? issue.message : `${labelOf(path)} ${issue.message}`
	return [/[.!?)]$/.test(sentence) ? sentence : `${sentence}.`]
}

const acronyms: Record<string, string> = { id: 'ID', ids: 'IDs', url: 'URL', api: 'API', q: 'search' }

/** `['goals', 'weeklyTarget']` is "Weekly target", `['states', 1]` is "Entry 2 of states". */
function labelOf(path: PropertyKey[]): string {
	const at = path.findLastIndex((step) => typeof step === 'string')
	if (at < 0) return path.length ? `Entry ${Number(path[0]) + 1}` : 'The request'
	const words = String(path[at])
		.slice(0, 40)
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[\s_-]+/)
	const name = words.map((word) => (Object.hasOwn(acronyms, word) ? acronyms[word] : word)).join(' ')
	const entry = path[at + 1]
	return typeof entry === 'number' ? `Entry ${entry + 1} of ${name}` : name[0]?.toUpperCase() + name.slice(1)
}

function describeIssue(issue: RawIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return describeType(issue)
		case 'too_small':
		case 'too_big':
			return describeSize(issue)
		case 'invalid_format':
			return formats[issue.format] ?? 'has the wrong format'
		case 'invalid_value':
			return describeChoice(issue.values)
		case 'invalid_union':
			return describeChoice(Array.isArray(issue.options) ? issue.options : [])
		case 'not_multiple_of':
			return `must be a multiple of ${issue.divisor}`
		case 'unrecognized_keys':
			return `has unknown fields: ${listWords(issue.keys, 'and')}`
		default:
			return 'is not valid'
	}
}

const types: Record<string, string> = {
	string: 'must be text',
	boolean: 'must be true or false',
	array: 'must be a list',
	tuple: 'must be a list',
	date: 'must be a date',
}

function describeType(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
	if (issue.input === undefined) return 'must be provided'
	if (issue.expected === 'number' || issue.expected === 'int') return describeNumber(issue)
	return types[issue.expected] ?? 'must be an object'
}

function describeSize(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
	if (issue.origin !== 'string' && issue.origin !== 'array' && issue.origin !== 'set')
		return describeNumber(issue)
	const isText = issue.origin === 'string'
	const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
	const size = isText ? formatCount(limit, 'character') : formatCount(limit, 'entry', 'entries')
	if (issue.exact) return `must have exactly ${size}`
	if (issue.code === 'too_big') return `must have ${size} or fewer`
	return limit === 1 ? 'must not be empty' : `must have at least ${size}`
}

/** Describes everything the schema requires of a number, whichever check failed. */
function describeNumber({ schema, inst }: RawIssue): string {
	const required = [schema, inst].find((each) => each instanceof z.ZodNumber)
	const kind = required?.isInt ? 'a whole number' : 'a number'
	const least = writeLimit(required?.minValue)
	const most = writeLimit(required?.maxValue)
	if (least && most) return `must be ${kind} from ${least} to ${most}`
	if (least) return `must be ${kind}, ${least} or more`
	return most ? `must be ${kind}, ${most} or less` : `must be ${kind}`
}

/** Integer schemas are limited to the safe integers, which is not worth mentioning. */
const writeLimit = (limit?: number | null) =>
	limit != null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? formatNumber(limit) : null

const formats: Record<string, string> = {
	email: 'must be an email address',
	url: 'must be a URL such as https://example.com',
	uuid: 'must be a valid ID',
	date: 'must be a date such as 2026-03-31',
	datetime: 'must be a date and time such as 2026-03-31T09:30:00Z',
	time: 'must be a time such as 09:30',
}

function describeChoice(values: readonly z.core.util.Primitive[]): string {
	if (!values.length || values.length > mostChoices) return 'is not a valid choice'
	const words = values.map(String)
	return words.length === 1 ? `must be ${words[0]}` : `must be one of ${listWords(words, 'or')}`
}

const listWords = (words: readonly string[], last: 'and' | 'or') =>
	formatList(
		words.slice(0, mostChoices).map((word) => word.slice(0, 60)),
		last,
	)
