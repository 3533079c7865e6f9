import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tokenRequests } from '../limits.ts'

/**
 * Counts the requests of each token in the database, so that it holds across processes. Answers 0 for one that may
 * go on, and otherwise the seconds until it may.
 */
export function createTokenThrottle(pool: pg.Pool) {
	const limiter = new RateLimiterPostgres({
		storeClient: pool,
		tableName: 'api_token_requests',
		tableCreated: true,
		keyPrefix: '',
		points: tokenRequests,
		duration: 60,
	})
	return async (tokenId: string): Promise<number> => {
		try {
			await limiter.consume(tokenId)
			return 0
		} catch (refused) {
			if (!(refused instanceof RateLimiterRes)) throw refused
			return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
		}
	}
}
