import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#platform/http/problem.ts'

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

const minute = 60
const hour = 60 * 60
/** Failed attempts for one account from one address. They do not lock out the account from other addresses. */
const perAccountAndAddress = { points: 8, duration: minute }
const perAccountAndAddressHourly = { points: 30, duration: hour }
/** Failed attempts for one account from all unknown devices, against guessing from many addresses. */
const perAccountHourly = { points: 120, duration: hour }
const perAddress = { points: 40, duration: minute }
const perDevice = { points: 8, duration: minute }
/** Passwords and codes entered to confirm an identity while signed in. */
const perSignedIn = { points: 8, duration: minute }
const linksPerAddress = { points: 30, duration: minute }
/** A whole office may share one address at the start of a shift. */
const providersPerAddress = { points: 120, duration: minute }
const perRefusal = { points: 1, duration: minute }
/** Emails to administrators about refused provider accounts of one person. */
const otherAccountNotices = { points: 1, duration: 24 * hour }
/** An app code is valid for 90 s: the current, the previous and the next one are accepted. */
const perCode = { points: 1, duration: 120 }
/** Within a session. At sign-in the auth library applies the same limit. */
const codeTries = { points: 10, duration: 15 * 60 }

/** An attempt to sign in. `device` is the id of a browser in which this person has signed in before. */
export type Attempt = { username: string; address: string; device: string | null }

/**
 * Limits failed attempts to sign in. The counts are in the database, so they apply across processes. Attempts from a known
 * device count only against that device, so that guesses made elsewhere cannot lock out its owner.
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
	const notices = limiter('other-account-notice', otherAccountNotices)
	const tries = limiter('code-tries', codeTries)
	const codes = limiter('code', perCode)
	return {
		/** Counts an attempt. Throws Problem 429 when too many have failed. */
		async require({ username, address, device }: Attempt) {
			if (device) return consume(devices, device)
			// Narrowest limit first: attempts blocked for one address do not count against the account.
			await consume(pairs, pairOf(username, address))
			await consume(pairsHourly, pairOf(username, address))
			await consume(addresses, address)
			await consume(accounts, username.toLowerCase())
		},
		/** Clears the counts after a successful attempt. */
		async forget({ username, address, device }: Attempt) {
			if (device) return void (await devices.delete(device))
			await pairs.delete(pairOf(username, address))
			await pairsHourly.delete(pairOf(username, address))
			await addresses.reward(address)
			await accounts.reward(username.toLowerCase())
		},
		/** Counts a password or code entered while signed in, separately from attempts at the sign-in page. */
		async requireSignedIn(personId: string) {
			await consume(signedIn, personId)
		},
		async forgetSignedIn(personId: string) {
			await signedIn.delete(personId)
		},
		/**
		 * Runs a use of a password link. Unknown links count against the address, with Problem 429 for too many; valid links
		 * still work then.
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
		/** Whether this is the first sign-in from this address within a minute to fail for this reason. */
		async isFirstRefusal(address: string, reason: string): Promise<boolean> {
			return !(await refusalOf(refusals, `${address} ${reason}`))
		},
		/** Whether no email was sent about another provider account of this person in the last 24 hours. Counts as one if not. */
		async mayMailAboutOtherAccount(personId: string): Promise<boolean> {
			return !(await refusalOf(notices, personId))
		},
		/** A code works once (RFC 6238, 5.2). Throws Problem `status` for one that was already tried. */
		async requireUnusedCode(personId: string, code: string, status: 401 | 403 = 401) {
			if (await refusalOf(codes, `${personId}:${code}`)) throw wrongCode(status)
		},
		/** Counts the codes that a person enters in a session. Throws Problem 429 after ten wrong ones. */
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

/** 401 at sign-in; 403 in a session, which stays valid. */
export const wrongCode = (status: 401 | 403) =>
	new Problem(status, 'wrong-code', 'This code is incorrect or was already used. Please try another.')

export const tooManyCodes = () =>
	new Problem(429, 'too-many-codes', 'Too many wrong codes. Please wait 15 minutes and try again.')

/** `isFirst` marks the first attempt over the limit, the only one worth recording. */
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

/** Counts an attempt. Returns null while the limit is not exceeded. */
async function refusalOf(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
	try {
		await limiter.consume(key)
		return null
	} catch (refusal) {
		if (refusal instanceof RateLimiterRes) return refusal
		throw refusal
	}
}
