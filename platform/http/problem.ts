/**
 * Something went wrong that a person can be told about. Thrown in the domain, mapped once at the edge
 * to `{ error, message, code }`; jobs read `retryable` to decide whether trying again can help.
 *
 * `status` is the HTTP status, `code` a kebab-case name for programs, `message` a sentence for people
 * (never with words spoken on a call, names or secrets in it).
 */
export class Problem extends Error {
	readonly status: number
	readonly code: string
	readonly retryable: boolean

	constructor(
		status: number,
		code: string,
		message: string,
		options: { retryable?: boolean; cause?: unknown } = {},
	) {
		super(message, options.cause === undefined ? undefined : { cause: options.cause })
		this.name = 'Problem'
		this.status = status
		this.code = code
		this.retryable = options.retryable ?? false
	}
}

/** For what nobody is told more of than that there is nothing here. */
export const noSuchAddress = () => new Problem(404, 'no-such-address', 'There is nothing at this address.')
