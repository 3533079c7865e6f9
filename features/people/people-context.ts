import type { Transaction } from '#platform/db/database.ts'
import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import type { Auth, AuthOptions } from './auth.ts'
import type { RecordFact } from './person-fact.ts'
import type { SignInThrottle } from './throttle-sign-in.ts'

/** What the use cases of this feature work with, put together once in compose-app.ts. */
export type PeopleContext = Services & {
	auth: Auth
	authOptions: AuthOptions
	throttle: SignInThrottle
	/** Null where no mail server is set: links are shown to the administrator instead. */
	mailer: Mailer | null
	recordFact: RecordFact
	/**
	 * Revokes all API tokens of a person; the audit trail records `revokedBy`. Tokens are a higher layer, so the app passes
	 * this in.
	 */
	revokeTokens: (tx: Transaction, personId: string, revokedBy: string) => Promise<void>
}
