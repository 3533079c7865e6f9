import type { GuideEntry } from '#features/compliance/index.ts'
import { guide, nearnessOf } from '#features/guide/index.ts'
import { isDenial } from '#features/language/pure.ts'

/** A wording that the guide warns against, and what to say instead. */
export type Warning = { entry: GuideEntry; not: string; say: string }

/** Minimum similarity of a line to a wording that the guide warns against. */
const closeCall = 0.5
/** How much more similar the line must be to the warning than to any line that the guide recommends. */
const closeMargin = 0.04
/** All wordings that the guide warns against, with their replacements. */
const warnings = guide.flatMap((entry) => (entry.insteadOf ?? []).map((pair) => ({ entry, ...pair })))

/** The warning in `entries` most similar to one of the wordings; null if none is similar enough. */
export function nearestWarning(wordings: readonly string[], entries: readonly GuideEntry[]): Warning | null {
	let best: Warning | null = null
	let most = closeCall
	for (const warning of warnings) {
		if (!entries.includes(warning.entry)) continue
		for (const wording of wordings) {
			const nearness = nearnessOf(wording, warning.not)
			// 'No attorney of ours represents you' has the same words as the claim but denies it.
			const isDenied = isDenial(wording) && !isDenial(warning.not) && !isInsult(warning.entry)
			if (nearness < most || isDenied) continue
			if (honestLines(warning.entry).some((honest) => nearnessOf(wording, honest) > nearness - closeMargin))
				continue
			most = nearness
			best = warning
		}
	}
	return best
}

const honestLines = ({ say = [], briefly, insteadOf = [] }: GuideEntry) => [
	...say,
	...(briefly ? [briefly] : []),
	...insteadOf.map((pair) => pair.say),
]
/** A negated insult is still an insult: 'don't be an idiot'. */
const isInsult = ({ about }: GuideEntry) => about?.code === 'abusive_language'
