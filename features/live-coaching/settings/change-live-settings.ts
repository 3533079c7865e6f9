import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { areaCodes } from '../calls/area-codes.ts'
import { readConsentStates } from '../calls/consent-state.ts'
import type { EditLiveSettings } from '../contract.ts'
import { liveSettings } from '../tables.ts'

/** Sets the states in which everyone must consent to a recording. Throws Problem 400 for what is no state. */
export async function changeLiveSettings(db: Db, person: Person, { consentStates }: EditLiveSettings) {
	const wrong = consentStates?.find((state) => !(state in areaCodes))
	if (wrong) throw new Problem(400, 'no-such-state', `${wrong} is not a US state.`)
	const set = { consentStates: consentStates && [...new Set(consentStates)].sort() }
	await db.transaction(async (tx) => {
		await tx
			.insert(liveSettings)
			.values({ id: 1, ...set })
			.onConflictDoUpdate({ target: liveSettings.id, set })
		const details = { consentStates: consentStates?.length ?? 'as delivered' }
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'live-settings.changed',
			subjectId: 'live-settings',
			details,
		})
	})
	return { consentStates: await readConsentStates(db) }
}
