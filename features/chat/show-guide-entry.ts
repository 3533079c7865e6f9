import type { GuideEntry } from '#features/compliance/index.ts'
import { entryById } from '#features/guide/index.ts'
import { Problem } from '#platform/http/problem.ts'
import type { GuideEntryShown } from './contract.ts'

/** An entry of the guides as the page of sources shows it. Throws Problem 404 for one that is in no guide. */
export function showGuideEntry(id: string): GuideEntryShown {
	const entry = entryById(id)
	if (!entry) throw new Problem(404, 'entry-not-found', 'Guide entry not found.')
	const { title, kind, answer, why, say, insteadOf, points, citation } = entry
	return {
		id,
		title,
		kind,
		answer,
		...(why && { why }),
		...(say && { say: [...say] }),
		...(insteadOf && { insteadOf: [...insteadOf] }),
		...(points && { points: [...points] }),
		...(citation && { citation }),
		practice: practiceFor(entry),
		related: (entry.related ?? []).flatMap((each) => {
			const title = entryById(each)?.title
			return title ? [{ id: each, title }] : []
		}),
	}
}

/** Where it is practiced: a prospect raises the objection, or has the skill at stake. */
function practiceFor({ about }: GuideEntry) {
	return about?.kind === 'objection' || about?.kind === 'skill'
		? `/role-play?${about.kind}=${about.code}`
		: null
}
