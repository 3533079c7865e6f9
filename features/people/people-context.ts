import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import type { Auth, AuthOptions } from './auth.ts'
import type { RecordFact } from './person-fact.ts'
import type { RevokeTokens } from './sessions/end-sessions.ts'
import type { SignInThrottle } from './throttle-sign-in.ts'

/** What the use cases of this feature work with, put together once in compose-app.ts. */
export type PeopleContext = Services & {
	auth: Auth
	authOptions: AuthOptions
	throttle: SignInThrottle
	/** Null where no mail server is set: links are shown to the administrator instead. */
	mailer: Mailer | null
	recordFact: RecordFact
	/** Tokens are a higher layer, so the app passes this in. */
	revokeTokens: RevokeTokens
}
