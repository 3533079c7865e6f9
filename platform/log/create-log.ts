import { DrizzleQueryError } from 'drizzle-orm'
import { type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino'

/** Characters of log lines that wait for a disk that is full; what comes then is lost. */
const mostWaiting = 1024 ** 2

/**
 * The program's log: JSON lines. What people said, typed or are called stays out of it: an error of the database
 * is told by its statement and code, never by the values. Where nothing can be written, because the disk is full or
 * nobody reads, the log is lost and the program goes on.
 */
export function createLog(level: LevelWithSilent): Logger {
	const destination = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting })
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

/** A statement of the database carries its values in message and parameters; all other errors are told whole. */
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

/** What a value that is no error says of itself as errors do; its other fields may hold anything. */
const saying = ['name', 'message', 'code', 'status', 'status_code', 'statusCode', 'errno', 'syscall']

function describeValue(value: unknown): object {
	if (typeof value !== 'object' || value === null)
		return { type: typeof value, message: String(value).slice(0, 200) }
	const said = Object.entries(value).filter(
		([name, each]) => saying.includes(name) && (typeof each === 'string' || typeof each === 'number'),
	)
	return {
		type: value.constructor?.name ?? 'Object',
		...Object.fromEntries(said),
		fields: Object.keys(value).slice(0, 20),
	}
}

function findQueryError(error: unknown): DrizzleQueryError | null {
	if (error instanceof DrizzleQueryError) return error
	return error instanceof Error && error.cause ? findQueryError(error.cause) : null
}
