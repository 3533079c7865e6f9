import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#platform/http/problem.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

const perAccount = { points: 8, duration: 60 }
const perAddress = { points: 40, duration: 60 }
const linksPerAddress = { points: 30, duration: 60 }

/**
 * Counts failed attempts to sign in, by account and by network address, in the database so that it holds
 * across processes. `require` throws Problem 429 when either has used up its tries of the minute.
 */
export function createSignInThrottle(pool: pg.Pool) {
	const table = { storeClient: pool, tableName: 'sign_in_attempts', tableCreated: true }
	const accounts = new RateLimiterPostgres({ ...table, keyPrefix: 'account', ...perAccount })
	const addresses = new RateLimiterPostgres({ ...table, keyPrefix: 'address', ...perAddress })
	const links = new RateLimiterPostgres({ ...table, keyPrefix: 'link', ...linksPerAddress })
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
		async forget(username: string, address: string) {
			await accounts.delete(username.toLowerCase())
			await addresses.reward(address)
		},
	}
}

async function consume(limiter: RateLimiterPostgres, key: string) {
	try {
		await limiter.consume(key)
	} catch (refused) {
		if (!(refused instanceof RateLimiterRes)) throw refused
		throw new Problem(429, 'too-many-attempts', 'Too many attempts. Please wait a minute and try again.')
	}
}
