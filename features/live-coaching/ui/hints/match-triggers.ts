import type { LiveEntry, Trigger } from '#features/live-coaching/contract.ts'
import { readWords } from './read-words.ts'

type Wording = { trigger: Trigger; words: string[]; isNot: boolean }

/** Triggers made ready to be listened for: their wordings by the first word, and the words of the longest one. */
export type ReadyTriggers = { byFirstWord: Map<string, Wording[]>; longest: number }

/** Those that are switched on. Takes as long as there are wordings; to be kept for as long as the triggers last. */
export function readyTriggers(triggers: readonly Trigger[]): ReadyTriggers {
	const wordings = triggers
		.filter(({ isEnabled }) => isEnabled)
		.flatMap((trigger) => [
			...trigger.phrases.map((phrase) => ({ trigger, words: readWords(phrase), isNot: false })),
			...trigger.notPhrases.map((phrase) => ({ trigger, words: readWords(phrase), isNot: true })),
		])
		.filter(({ words }) => words.length > 0)
	return {
		byFirstWord: Map.groupBy(wordings, ({ words }) => words[0] ?? ''),
		longest: Math.max(1, ...wordings.map(({ words }) => words.length)),
	}
}

/**
 * The triggers that an entry sets off, in no order: those with a phrase that ends within it, unless one of their
 * not-phrases is there. `before` are words that the same speaker said just before it: recognizers cut at every pause.
 * A null speaker is unknown, and sets off the triggers of both.
 */
export function matchTriggers(
	{ byFirstWord }: ReadyTriggers,
	text: string,
	speaker: LiveEntry['speaker'] | null,
	before: readonly string[] = [],
): Trigger[] {
	const words = [...before, ...readWords(text)]
	const found = new Set<Trigger>()
	const excused = new Set<Trigger>()
	words.forEach((first, at) => {
		for (const { trigger, words: wanted, isNot } of byFirstWord.get(first) ?? []) {
			const isNew = at + wanted.length > before.length
			if (isNew && wanted.every((word, offset) => words[at + offset] === word))
				(isNot ? excused : found).add(trigger)
		}
	})
	return [...found].filter((trigger) => !excused.has(trigger) && isListenedFor(trigger, speaker))
}

const isListenedFor = ({ speaker: wanted }: Trigger, speaker: LiveEntry['speaker'] | null) =>
	speaker !== 'ai' && (speaker === null || wanted === 'anyone' || wanted === speaker)
