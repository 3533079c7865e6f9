import type { GuideEntry } from '#features/compliance/index.ts'
import { callsAndPrivacyEntries } from './calls-and-privacy-entries.ts'
import { practiceAndCoachEntries } from './practice-and-coach-entries.ts'
import { scoreEntries } from './score-entries.ts'

/** What the guide says of Candor itself, by what its users ask. */
export const productEntries: readonly GuideEntry[] = [
	...scoreEntries,
	...callsAndPrivacyEntries,
	...practiceAndCoachEntries,
]
