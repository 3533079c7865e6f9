import type { Db, Transaction } from '#platform/db/database.ts'

/** What happens to people and is worth remembering. `personId` is who did it, `subjectId` to whom it was done. */
export type PersonFact = {
	personId: string | null
	action:
		| 'session.signed-in'
		| 'session.refused'
		| 'person.added'
		| 'person.changed'
		| 'person.deactivated'
		| 'person.reactivated'
		| 'people.imported'
		| 'role.changed'
		| 'password.reset-forced'
		| 'password.set'
		| 'two-factor.turned-on'
		| 'two-factor.turned-off'
		| 'two-factor.reset'
		| 'backup-codes.made'
		| 'single-sign-on.unlinked'
		| 'sessions.ended'
	subjectId: string | null
	/** Ids, figures, names of fields, network addresses: never a password, a link or what someone is called. */
	details?: Record<string, string | number | boolean>
}

/** Adds a fact to the audit trail, which is a higher layer and so is passed in by the app. */
export type RecordFact = (db: Db | Transaction, fact: PersonFact) => Promise<void>
