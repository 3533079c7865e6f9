import type { SignInFailure } from '../texts/sign-in-failures.ts'

/** A sign-in at the provider that came to nothing: the browser is led to the sign-in page, which says why. */
export class SignInFailed extends Error {
	readonly failure: SignInFailure
	/** Whose account it would have been, where that is known. */
	readonly personId: string | null

	constructor(failure: SignInFailure, options: { personId?: string; cause?: unknown } = {}) {
		super(failure, options.cause === undefined ? undefined : { cause: options.cause })
		this.name = 'SignInFailed'
		this.failure = failure
		this.personId = options.personId ?? null
	}
}
