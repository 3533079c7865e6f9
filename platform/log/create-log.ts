import { DrizzleQueryError } from 'drizzle-orm'
import { type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino'

/** Characters of log lines buffered while the disk is full; later lines are dropped. */
const bufferLimit = 1024 ** 2

/**
 * Creates the log: JSON lines on standard output, without names, typed text or words of calls. Database errors are logged
 * with their statement and code, never with values. When the log cannot be written, because the disk is full or the pipe
 * is closed, lines are dropped and the program keeps running.
 */
export function createLog(level: LevelWithSilent): Logger {
	const destination = pino.destination({ dest: 1, sync: true, maxLength: bufferLimit })
	destination.on('error', () => {})
	for (const stream of [process.stdout, process.stderr])
		if (!stream.listenerCount('error')) stream.on('error', () => {})
	return pino(
		{
			level,
			redact: ['*.password', '*.cookie', '*.authorization'],
			serializers: { err: serializeError },
		},
		destination,
	)
}

/** Database errors have values in their message and parameters, so these are left out. Other errors are logged in full. */
export function serializeError(error: unknown): object {
	const query = findQueryError(error)
	if (!query) return error instanceof Error ? serializeWhole(error) : describeValue(error)
	const cause = query.cause as { code?: string } | undefined
	return { type: 'DrizzleQueryError', message: 'a statement failed', query: query.query, code: cause?.code }
}

function serializeWhole(error: Error) {
	const { cause } = error
	const isPlain = cause !== undefined && !(cause instanceof Error)
	return { ...stdSerializers.err(error), ...(isPlain && { cause: describeValue(cause) }) }
}

/** Fields that are safe to log from a thrown value that is not an Error; others may contain anything. */
const loggedFields = ['name', 'message', 'code', 'status', 'status_code', 'statusCode', 'errno', 'syscall']

function describeValue(value: unknown): object {
	if (typeof value !== 'object' || value === null)
		return { type: typeof value, message: String(value).slice(0, 200) }
	const logged = Object.entries(value).filter(
		([name, each]) => loggedFields.includes(name) && (typeof each === 'string' || typeof each === 'number'),
	)
	return {
		type: value.constructor?.name ?? 'Object',
		...Object.fromEntries(logged),
		fields: Object.keys(value).slice(0, 20),
	}
}

function findQueryError(error: unknown): DrizzleQueryError | null {
	if (error instanceof DrizzleQueryError) return error
	return error instanceof Error && error.cause ? findQueryError(error.cause) : null
}
