import type { Turn } from '#features/compliance/index.ts'
import type { LiveEntry } from '../contract.ts'

/** Entries joined into one turn, with the offset of each in its text. */
export type JoinedTurn = { turn: Turn; parts: { entry: LiveEntry; at: number }[] }

/** Whether the entry's speaker is a guess. */
export const isGuess = ({ speakerFrom }: LiveEntry) => speakerFrom === 'guess'

/**
 * Joins neighboring entries of the same speaker if `isContinuation` says that the later one continues the earlier one, because
 * recognizers end an entry at every pause. Guessed and known speakers are never joined. Entries by Candor are left out.
 */
export function joinEntries(
	entries: readonly LiveEntry[],
	isContinuation: (earlier: LiveEntry, later: LiveEntry) => boolean,
): JoinedTurn[] {
	const spoken = entries.filter(({ speaker, text }) => speaker !== 'ai' && text.trim() !== '')
	const groups: LiveEntry[][] = []
	spoken.forEach((entry, at) => {
		const earlier = spoken[at - 1]
		const open = groups.at(-1)
		const isSameVoice = earlier?.speaker === entry.speaker && isGuess(earlier) === isGuess(entry)
		if (open && isSameVoice && isContinuation(earlier, entry)) open.push(entry)
		else groups.push([entry])
	})
	return groups.map(joinGroup)
}

/** The entry of a joined turn in which a quote from its text begins. */
export function entryOfQuote({ turn, parts }: JoinedTurn, quote: string): LiveEntry {
	const from = turn.text.indexOf(quote)
	const part = parts.findLast(({ at }) => at <= from) ?? parts[0]
	if (!part) throw new Error('A turn is joined from entries.')
	return part.entry
}

/** The seconds at which things are said are unknown: an entry only has the time it was recognized. */
function joinGroup(entries: LiveEntry[]): JoinedTurn {
	let text = ''
	const parts = entries.map((entry) => {
		const at = text === '' ? 0 : text.length + 1
		text = text === '' ? entry.text : `${text} ${entry.text}`
		return { entry, at }
	})
	const speaker = entries[0]?.speaker === 'rep' ? 'rep' : 'customer'
	return { turn: { speaker, text, start: null, end: null, confidence: meanConfidence(entries) }, parts }
}

/** The mean over the characters of those entries that have one. */
function meanConfidence(entries: LiveEntry[]) {
	let characters = 0
	let sum = 0
	for (const { text, confidence } of entries) {
		if (confidence === null) continue
		characters += text.length
		sum += text.length * confidence
	}
	return characters === 0 ? null : sum / characters
}
