import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, type GenericOAuthConfig, genericOAuth, twoFactor, username } from 'better-auth/plugins'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idleAt, sessionSeconds } from './sessions/session-life.ts'
import { accounts, people, sessions, twoFactors, verifications } from './tables.ts'
import { drawBackupCodes } from './two-factor/backup-codes.ts'

/** Time allowed between the correct password and the code. */
const secondStepSeconds = 10 * 60
const noTokens = { accessToken: null, refreshToken: null, idToken: null }

/** Where the library would send a browser whose sign-in at a provider failed; our own route reads why. */
export const signInFailed = '/sign-in-failed'

export type Auth = ReturnType<typeof createAuth>

/**
 * `secret` signs cookies and encrypts the two-factor secrets; `publicUrl` is https://candor.example. Without `demo`, demo
 * accounts get no sessions, even if another process on the same database allows them. A session ends after `idleMinutes`
 * without activity; null means that it always lasts 24 hours.
 */
export type AuthOptions = {
	secret: string
	publicUrl: string | null
	secureCookies: boolean
	demo: boolean
	idleMinutes: number | null
}

/**
 * Accounts, password hashes, codes and sessions, by better-auth on our own tables. Nothing of it is reachable from
 * outside but through our own routes: its HTTP handler is never mounted, its sign-up is off. With a `provider` every
 * session that it begins is one of single sign-on.
 */
export function createAuth(db: Db, options: AuthOptions, provider?: GenericOAuthConfig) {
	const { idleMinutes } = options
	return betterAuth({
		secret: options.secret,
		...(options.publicUrl ? { baseURL: options.publicUrl } : {}),
		telemetry: { enabled: false },
		logger: { disabled: true },
		database: drizzleAdapter(db, {
			provider: 'pg',
			schema: {
				user: people,
				session: sessions,
				account: accounts,
				verification: verifications,
				twoFactor: twoFactors,
			},
		}),
		emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8 },
		user: { additionalFields: { isDemo: { type: 'boolean', required: false, input: false } } },
		session: {
			expiresIn: sessionSeconds,
			disableSessionRefresh: true,
			additionalFields: {
				isSingleSignOn: { type: 'boolean', required: false, defaultValue: false, input: false },
				confirmedAt: { type: 'date', required: false, input: false },
			},
		},
		account: {
			updateAccountOnSignIn: false,
			// An administrator wrote every address down: no one here can claim that of someone else beforehand.
			accountLinking: { requireLocalEmailVerified: false },
		},
		databaseHooks: {
			session: {
				create: {
					async before(session) {
						if (!options.demo && (await isDemoAccount(db, session.userId))) return false
						const life = idleMinutes === null ? {} : { expiresAt: idleAt(new Date(), idleMinutes) }
						const origin = { isSingleSignOn: Boolean(provider), confirmedAt: new Date() }
						return { data: { ...session, ...life, ...origin } }
					},
				},
			},
			// The provider only identifies the user: its tokens are not stored.
			account: { create: { before: async (account) => ({ data: { ...account, ...noTokens } }) } },
		},
		onAPIError: { errorURL: signInFailed },
		// Our own routes throttle by address and by account: see `throttle-sign-in.ts`.
		rateLimit: { enabled: false },
		advanced: {
			cookiePrefix: 'candor',
			useSecureCookies: options.secureCookies,
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
		},
		plugins: [
			// What a username looks like is checked when an account is made; here every name costs one hash.
			username({ minUsernameLength: 1, maxUsernameLength: 1000, usernameValidator: () => true }),
			admin({ defaultRole: 'salesrep' }),
			twoFactor({
				issuer: 'Candor',
				twoFactorCookieMaxAge: secondStepSeconds,
				backupCodeOptions: { customBackupCodesGenerate: drawBackupCodes },
			}),
			genericOAuth({ config: provider ? [provider] : [] }),
		],
	})
}

async function isDemoAccount(db: Db, id: string) {
	const [account] = await db.select({ isDemo: people.isDemo }).from(people).where(eq(people.id, id))
	return account?.isDemo ?? false
}
