import type { GuideEntry } from '#features/compliance/index.ts'
import { guide } from '../knowledge/guide.ts'
import { nearnessOf } from '../knowledge/search-guide.ts'

/** A wording of the guide that a line is close to, and what to say in its place. */
export type Warning = { entry: GuideEntry; not: string; say: string }

/** From here on a line is as good as the wording that the guide warns of. */
const closeCall = 0.5
/** So much nearer it must be to that than to anything the guide lets a rep say. */
const closeMargin = 0.04
/** Wordings that the guide says to leave, with the words in their place. */
const warnings = guide.flatMap((entry) => (entry.insteadOf ?? []).map((pair) => ({ entry, ...pair })))

/** The warning among those of `entries` that one of the wordings is close to; null for none. */
export function nearestWarning(wordings: readonly string[], entries: readonly GuideEntry[]): Warning | null {
	let best: Warning | null = null
	let most = closeCall
	for (const warning of warnings) {
		if (!entries.includes(warning.entry)) continue
		for (const wording of wordings) {
			const nearness = nearnessOf(wording, warning.not)
			if (nearness < most || (denies(wording) && !denies(warning.not) && !isInsult(warning.entry))) continue
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
/** An insult stays one when it is denied: 'don't be an idiot'. */
const isInsult = ({ about }: GuideEntry) => about?.code === 'abusive_language'
/** 'No attorney of ours represents you' has the words of the claim and says the opposite. */
const denies = (text: string) =>
	/\b(?:no|not|never|nobody|none|nothing|can't|cannot|won't|don't|doesn't|isn't|aren't|wont|dont|cant|doesnt|isnt|without)\b/i.test(
		text,
	)
