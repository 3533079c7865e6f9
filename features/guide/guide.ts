import { complianceEntries, type GuideEntry, type GuideSubject } from '#features/compliance/index.ts'
import { playbookEntries } from '#features/playbook/index.ts'
import { productEntries } from './entries/product-entries.ts'

/** Everything the coach knows, the law first: where two entries fit alike, the law speaks. */
const byId = new Map(
	[...productEntries, ...playbookEntries, ...complianceEntries].map((entry) => [entry.id, entry]),
)
export const guide: readonly GuideEntry[] = [...byId.values()].reverse()

export const entryById = (id: string): GuideEntry | undefined => byId.get(id)

/** The entry that teaches this statement, disclosure, objection or skill. */
export const entryAbout = (kind: GuideSubject['kind'], code: string): GuideEntry | undefined =>
	byId.get(code.replaceAll('_', '-')) ??
	guide.find(({ about }) => about?.kind === kind && about.code === code)
