import { z } from 'zod'
import { LiveEntry } from '#features/live-coaching/contract.ts'
import { feelFeltFound, hintMilliseconds } from '#features/live-coaching/limits.ts'
import { matchTriggers, type ReadyTriggers } from './match-triggers.ts'
import { readWords } from './read-words.ts'

/** Words to say, because of an entry. `key` is its name for as long as the call lasts. */
const Hint = z.object({
	key: z.string(),
	triggerId: z.string(),
	title: z.string(),
	text: z.string(),
	entryId: z.string(),
	/** Milliseconds since 1970. */
	shownAt: z.number(),
})
export type Hint = z.infer<typeof Hint>

/** What is known of the hints of one call; plain data, to be kept and read back with the call. */
export const HintState = z.object({
	/** The one that was shown last, null when it was dismissed or there was none. */
	hint: Hint.nullable(),
	/** By id of the trigger: how often its hint was shown, and when last, in milliseconds since 1970. */
	given: z.record(z.string(), z.object({ times: z.int(), lastAt: z.number() })),
	/** The end of what was said last, and by whom. */
	before: z.object({ speaker: LiveEntry.shape.speaker.nullable(), words: z.array(z.string()) }),
})
export type HintState = z.infer<typeof HintState>

export const noHints: HintState = { hint: null, given: {}, before: { speaker: null, words: [] } }

/** An entry of the transcript; its speaker is null where speakers merely alternate, which means nothing. */
type Heard = Pick<LiveEntry, 'id' | 'text'> & { speaker: LiveEntry['speaker'] | null }

/**
 * What a new entry changes: at most one hint comes and takes the place of the one before. Of those that cooled down
 * and were not given too often in the call, it is the one of the highest priority, and among equals the one given
 * least. `now` is in milliseconds since 1970.
 */
export function chooseHint(state: HintState, entry: Heard, triggers: ReadyTriggers, now: number): HintState {
	const { speaker } = entry
	const known = state.before.speaker === speaker ? state.before.words : []
	const words = [...known, ...readWords(entry.text)]
	const before = { speaker, words: words.slice(Math.max(0, words.length - triggers.longest + 1)) }
	const timesOf = (id: string) => state.given[id]?.times ?? 0
	const [trigger] = matchTriggers(triggers, entry.text, speaker, known)
		.filter(
			({ id, coolDownSeconds, mostPerCall }) =>
				timesOf(id) < mostPerCall && now - (state.given[id]?.lastAt ?? -Infinity) >= coolDownSeconds * 1000,
		)
		.sort((a, b) => b.priority - a.priority || timesOf(a.id) - timesOf(b.id))
	if (!trigger) return { ...state, before }
	const { id: triggerId, title } = trigger
	const text = trigger.hint ?? feelFeltFound
	return {
		hint: { key: `${entry.id} ${triggerId}`, triggerId, title, text, entryId: entry.id, shownAt: now },
		given: { ...state.given, [triggerId]: { times: timesOf(triggerId) + 1, lastAt: now } },
		before,
	}
}

/** The hint to show at `now`: it stays for 45 s unless another one comes. */
export function hintAt({ hint }: HintState, now: number): Hint | null {
	return hint && now - hint.shownAt < hintMilliseconds ? hint : null
}

/** Without the hint that shows, which the rep waved away; it cools down like any that was shown. */
export function dismissHint(state: HintState): HintState {
	return { ...state, hint: null }
}
