import { DrizzleQueryError } from 'drizzle-orm'
import { Problem } from './problem.ts'

/**
 * Returns a retryable Problem when an error means that the disk is full or the database is unavailable, and null for any
 * other error.
 */
export function describeFault(error: unknown): Problem | null {
	if (error instanceof Problem) return null
	const causes = causesOf(error)
	if (causes.some((each) => fullDisk.has(codeOf(each)))) return storageFull(error)
	const isQuery = causes.some((each) => each instanceof DrizzleQueryError)
	return causes.some((each) => isDatabaseDown(each, isQuery)) ? databaseUnavailable(error) : null
}

export const storageFull = (cause: unknown) =>
	new Problem(
		507,
		'storage-full',
		'The server is out of storage, so this was not saved. Contact an administrator, then try again.',
		{
			retryable: true,
			cause,
		},
	)

const databaseUnavailable = (cause: unknown) =>
	new Problem(503, 'database-unavailable', 'The database isn’t available right now. Try again in a moment.', {
		retryable: true,
		cause,
	})

/** System: no space, quota exceeded. PostgreSQL: disk_full. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** PostgreSQL: admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections. */
const unavailableCodes = new Set(['57P01', '57P02', '57P03', '53300'])
const connectionErrors = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENOTFOUND',
])
/** Driver errors that have no code. */
const unavailableMessage =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/

/**
 * Calls to other services throw their own Problems, so a failed outgoing connection is the database's. Other connection
 * errors count only in a query: they may be those of the incoming request.
 */
function isDatabaseDown(error: unknown, isQuery: boolean) {
	const code = codeOf(error)
	if (unavailableCodes.has(code) || /^08\d{3}$/.test(code)) return true
	if (connectionErrors.has(code)) return isQuery || (error as NodeJS.ErrnoException).syscall === 'connect'
	return error instanceof Error && unavailableMessage.test(error.message)
}

const codeOf = (error: unknown) =>
	typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The error with its causes and aggregated errors, at most 20, so that a cycle ends. */
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
