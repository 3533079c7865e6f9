import { asc, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { readConsentStates } from '../calls/consent-state.ts'
import type { LiveSettings } from '../contract.ts'
import { coachingTriggers, dialerAgents } from '../tables.ts'
import { presentTrigger } from '../triggers/list-triggers.ts'

/** What the panel of a person needs to know. */
export async function readLiveSettings({ db, settings }: Services, person: Person): Promise<LiveSettings> {
	const triggers = await db.select().from(coachingTriggers).orderBy(asc(coachingTriggers.id))
	const mapped = await db
		.select({ agentId: dialerAgents.agentId })
		.from(dialerAgents)
		.where(eq(dialerAgents.personId, person.id))
		.limit(1)
	return {
		triggers: triggers.map(presentTrigger).filter(({ isEnabled }) => isEnabled),
		canCaptureCall: settings.liveSpeechUrl !== null,
		consentStates: await readConsentStates(db),
		hasDialer: mapped.length > 0,
	}
}
