import type { GuideEntry } from '#features/compliance/index.ts'

/** What the guide says of selling, objections, the program and its alternatives, by what reps ask. */
export const playbookEntries: readonly GuideEntry[] = []
