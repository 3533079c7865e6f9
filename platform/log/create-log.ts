import { DrizzleQueryError } from 'drizzle-orm'
import { type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino'

/**
 * The program's log: JSON lines. What people said, typed or are called stays out of it: an error of the database
 * is told by its statement and code, never by the values.
 */
export function createLog(level: LevelWithSilent): Logger {
	return pino({
		level,
		redact: ['*.password', '*.cookie', '*.authorization'],
		serializers: { err: serializeError },
	})
}

/** A statement of the database carries its values in message and parameters; all other errors are told whole. */
export function serializeError(error: unknown): object {
	const query = findQueryError(error)
	if (!query) return error instanceof Error ? stdSerializers.err(error) : { type: typeof error }
	const cause = query.cause as { code?: string } | undefined
	return { type: 'DrizzleQueryError', message: 'a statement failed', query: query.query, code: cause?.code }
}

function findQueryError(error: unknown): DrizzleQueryError | null {
	if (error instanceof DrizzleQueryError) return error
	return error instanceof Error && error.cause ? findQueryError(error.cause) : null
}
