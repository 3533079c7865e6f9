import type { GuideEntry } from './guide-entry.ts'

/** What the guide says of the law, by what reps ask. */
export const complianceEntries: readonly GuideEntry[] = []
