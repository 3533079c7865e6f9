import { DrizzleQueryError } from 'drizzle-orm'
import { Problem } from './problem.ts'

/**
 * What an error says of the machine that the program runs on: its disk is full, or its database is away. Null for any
 * other error. Both may pass without us, so that trying again can help.
 */
export function describeFault(error: unknown): Problem | null {
	if (error instanceof Problem) return null
	const causes = causesOf(error)
	if (causes.some((each) => fullDisk.has(codeOf(each)))) return storageFull(error)
	const isOfStatement = causes.some((each) => each instanceof DrizzleQueryError)
	const isAway = causes.some((each) => isDatabaseAway(each, isOfStatement))
	return isAway ? databaseAway(error) : null
}

export const storageFull = (cause: unknown) =>
	new Problem(
		507,
		'storage-full',
		'The server is out of storage and could not save this. Tell an administrator, then try again.',
		{
			retryable: true,
			cause,
		},
	)

const databaseAway = (cause: unknown) =>
	new Problem(
		503,
		'database-unavailable',
		'The database is not available right now. Please try again shortly.',
		{
			retryable: true,
			cause,
		},
	)

/** System: no space, quota used up. PostgreSQL: disk_full. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** PostgreSQL shuts down, starts up, has no connection left, or is asked by a name that leads nowhere. */
const awayCodes = new Set(['57P01', '57P02', '57P03', '53300'])
const brokenConnection = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENOTFOUND',
])
/** What the driver says without a code. */
const awayMessage =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/

/**
 * Every other service that is asked has problems of its own: a connection that nobody names is the database's, unless it
 * is the one by which a request came.
 */
function isDatabaseAway(error: unknown, isOfStatement: boolean) {
	const code = codeOf(error)
	if (awayCodes.has(code) || /^08\d{3}$/.test(code)) return true
	if (brokenConnection.has(code))
		return isOfStatement || (error as NodeJS.ErrnoException).syscall === 'connect'
	return error instanceof Error && awayMessage.test(error.message)
}

const codeOf = (error: unknown) =>
	typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The error, what caused it and what it gathers; errors that lead back to themselves end too. */
function causesOf(error: unknown): unknown[] {
	const found: unknown[] = []
	const left = [error]
	while (left.length > 0 && found.length < 20) {
		const next = left.shift()
		found.push(next)
		if (next instanceof AggregateError) left.push(...next.errors)
		if (next instanceof Error && next.cause !== undefined) left.push(next.cause)
	}
	return found
}
