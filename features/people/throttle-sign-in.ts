import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#platform/http/problem.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

const minute = 60
const hour = 60 * 60
/** Of one account from one address: nobody at another address is kept out by them. */
const perAccountAndAddress = { points: 8, duration: minute }
const perAccountAndAddressHourly = { points: 30, duration: hour }
/** Of one account by all whom it does not know, against guessing from many addresses. Known devices always get through. */
const perAccountHourly = { points: 120, duration: hour }
const perAddress = { points: 40, duration: minute }
const perDevice = { points: 8, duration: minute }
/** Passwords and codes that somebody who is signed in is asked for again. */
const perSignedIn = { points: 8, duration: minute }
const linksPerAddress = { points: 30, duration: minute }
/** A whole office may share one address when it begins to work. */
const providersPerAddress = { points: 120, duration: minute }
const perRefusal = { points: 1, duration: minute }
/** The app's codes are right for 90 s: the one of now, the one before and the one to come. */
const perCode = { points: 1, duration: 120 }
/** In a session; at sign-in the auth library counts to the same. */
const codeTries = { points: 10, duration: 15 * 60 }

/** Who tries to sign in. `device` is the id of a browser where this person has signed in before. */
export type Attempt = { username: string; address: string; device: string | null }

/**
 * Counts failed attempts to sign in, in the database so that it holds across processes. `require` throws Problem 429 when
 * the tries of an account from an address, or of a known device, are used up: what others try elsewhere counts for nobody.
 */
export function createSignInThrottle(pool: pg.Pool) {
	const limiter = (keyPrefix: string, limit: { points: number; duration: number }) =>
		new RateLimiterPostgres({
			storeClient: pool,
			tableName: 'sign_in_attempts',
			tableCreated: true,
			keyPrefix,
			...limit,
		})
	const pairs = limiter('pair', perAccountAndAddress)
	const pairsHourly = limiter('pair-hourly', perAccountAndAddressHourly)
	const accounts = limiter('account', perAccountHourly)
	const addresses = limiter('address', perAddress)
	const devices = limiter('device', perDevice)
	const signedIn = limiter('signed-in', perSignedIn)
	const links = limiter('link', linksPerAddress)
	const providers = limiter('provider', providersPerAddress)
	const refusals = limiter('refusal', perRefusal)
	const tries = limiter('code-tries', codeTries)
	const codes = limiter('code', perCode)
	return {
		async require({ username, address, device }: Attempt) {
			if (device) return consume(devices, device)
			// The narrowest first: what one address is refused does not use up what all have.
			await consume(pairs, pairOf(username, address))
			await consume(pairsHourly, pairOf(username, address))
			await consume(addresses, address)
			await consume(accounts, username.toLowerCase())
		},
		/** The attempt was right. */
		async forget({ username, address, device }: Attempt) {
			if (device) return void (await devices.delete(device))
			await pairs.delete(pairOf(username, address))
			await pairsHourly.delete(pairOf(username, address))
			await addresses.reward(address)
			await accounts.reward(username.toLowerCase())
		},
		/** Counts a password or code that somebody types while signed in, whatever others try at the sign-in page. */
		async requireSignedIn(personId: string) {
			await consume(signedIn, personId)
		},
		async forgetSignedIn(personId: string) {
			await signedIn.delete(personId)
		},
		/**
		 * Runs what reads or uses a link to set a password. Links that do not exist are counted against the address, and
		 * told as 429 when there were too many; a right one works all the same.
		 */
		async requireLink<T>(address: string, run: () => Promise<T>): Promise<T> {
			try {
				return await run()
			} catch (error) {
				if (error instanceof Problem && error.status === 404) await consume(links, address)
				throw error
			}
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
	}
}

/** A key has at most 255 characters. */
const pairOf = (username: string, address: string) =>
	createHash('sha256').update(`${username.toLowerCase()} ${address}`).digest('base64url')

/** 401 at sign-in; 403 for whoever has a session, which goes on. */
export const wrongCode = (status: 401 | 403) =>
	new Problem(status, 'wrong-code', 'This code is not right, or was used already. Please try another.')

export const tooManyCodes = () =>
	new Problem(429, 'too-many-codes', 'Too many wrong codes. Please wait 15 minutes and try again.')

/** `isFirst` of those that were too many: those that follow tell nothing new. */
export class TooManyAttempts extends Problem {
	readonly isFirst: boolean

	constructor(isFirst: boolean, seconds: number) {
		const wait = seconds > minute ? 'an hour' : 'a minute'
		super(429, 'too-many-attempts', `Too many attempts. Please wait ${wait} and try again.`)
		this.isFirst = isFirst
	}
}

async function consume(limiter: RateLimiterPostgres, key: string) {
	const refusal = await refusalOf(limiter, key)
	if (refusal) throw new TooManyAttempts(refusal.consumedPoints === limiter.points + 1, limiter.duration)
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
