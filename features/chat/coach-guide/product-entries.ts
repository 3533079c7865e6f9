import type { GuideEntry } from '#features/compliance/index.ts'

/** How Candor itself works, by what reps ask. */
export const productEntries: readonly GuideEntry[] = []
