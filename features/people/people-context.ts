import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import type { Auth, AuthOptions } from './auth.ts'
import type { RecordFact } from './person-fact.ts'
import type { RevokeTokens } from './sessions/end-sessions.ts'
import type { SignInThrottle } from './throttle-sign-in.ts'

/** What the use cases of this feature work with, put together once in the house. */
export type PeopleContext = Services & {
	auth: Auth
	authOptions: AuthOptions
	throttle: SignInThrottle
	/** Null where no mail server is set: links are shown to the administrator instead. */
	mailer: Mailer | null
	recordFact: RecordFact
	/** Tokens live a floor above, and so this is handed in by the house. */
	revokeTokens: RevokeTokens
}
