import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#platform/http/problem.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

const perAccount = { points: 8, duration: 60 }
const perAddress = { points: 40, duration: 60 }
const linksPerAddress = { points: 30, duration: 60 }
/** A whole office may share one address when it begins to work. */
const providersPerAddress = { points: 120, duration: 60 }
const perRefusal = { points: 1, duration: 60 }
/** The app's codes are right for 90 s: the one of now, the one before and the one to come. */
const perCode = { points: 1, duration: 120 }
/** In a session; at sign-in the auth library counts to the same. */
const codeTries = { points: 10, duration: 15 * 60 }

/**
 * Counts failed attempts to sign in, by account and by network address, in the database so that it holds
 * across processes. `require` throws Problem 429 when either has used up its tries of the minute.
 */
export function createSignInThrottle(pool: pg.Pool) {
	const table = { storeClient: pool, tableName: 'sign_in_attempts', tableCreated: true }
	const accounts = new RateLimiterPostgres({ ...table, keyPrefix: 'account', ...perAccount })
	const addresses = new RateLimiterPostgres({ ...table, keyPrefix: 'address', ...perAddress })
	const links = new RateLimiterPostgres({ ...table, keyPrefix: 'link', ...linksPerAddress })
	const providers = new RateLimiterPostgres({ ...table, keyPrefix: 'provider', ...providersPerAddress })
	const refusals = new RateLimiterPostgres({ ...table, keyPrefix: 'refusal', ...perRefusal })
	const tries = new RateLimiterPostgres({ ...table, keyPrefix: 'code-tries', ...codeTries })
	const codes = new RateLimiterPostgres({ ...table, keyPrefix: 'code', ...perCode })
	return {
		async require(username: string, address: string) {
			await consume(addresses, address)
			await consume(accounts, username.toLowerCase())
		},
		/** Runs what asks for a link to set a password, and counts it against the address where that fails. */
		async requireLink<T>(address: string, run: () => Promise<T>): Promise<T> {
			await consume(links, address)
			const answer = await run()
			await links.reward(address)
			return answer
		},
		/** Counts every sign-in that leads to the provider or back from it. */
		async requireProvider(address: string) {
			await consume(providers, address)
		},
		/** Whether a sign-in from this address that came to nothing for this reason is the first of the minute. */
		async isFirstRefusal(address: string, reason: string): Promise<boolean> {
			return !(await refusalOf(refusals, `${address} ${reason}`))
		},
		/** A code works once (RFC 6238, 5.2). Throws Problem 401 for one that was tried before. */
		async requireUnusedCode(personId: string, code: string, status: 401 | 403 = 401) {
			if (await refusalOf(codes, `${personId}:${code}`)) throw wrongCode(status)
		},
		/** Counts the codes that a person tries in a session. Throws Problem 429 where ten were wrong. */
		async requireCodeTries(personId: string) {
			if (await refusalOf(tries, personId)) throw tooManyCodes()
		},
		async forgetCodeTries(personId: string) {
			await tries.delete(personId)
		},
		async forget(username: string, address: string) {
			await accounts.delete(username.toLowerCase())
			await addresses.reward(address)
		},
	}
}

/** 401 at sign-in; 403 for whoever has a session, which goes on. */
export const wrongCode = (status: 401 | 403) =>
	new Problem(status, 'wrong-code', 'This code is not right, or was used already. Please try another.')

export const tooManyCodes = () =>
	new Problem(429, 'too-many-codes', 'Too many wrong codes. Please wait 15 minutes and try again.')

/** `isFirst` of the minute: those that follow tell nothing new. */
export class TooManyAttempts extends Problem {
	readonly isFirst: boolean

	constructor(isFirst: boolean) {
		super(429, 'too-many-attempts', 'Too many attempts. Please wait a minute and try again.')
		this.isFirst = isFirst
	}
}

async function consume(limiter: RateLimiterPostgres, key: string) {
	const refusal = await refusalOf(limiter, key)
	if (refusal) throw new TooManyAttempts(refusal.consumedPoints === limiter.points + 1)
}

/** Counts a try; null while there are some left. */
async function refusalOf(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
	try {
		await limiter.consume(key)
		return null
	} catch (refusal) {
		if (refusal instanceof RateLimiterRes) return refusal
		throw refusal
	}
}
