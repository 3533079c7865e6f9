import type { Segment, Word } from '../contract.ts'
import type { PersonalNumber } from './read-labels.ts'
import { isPause } from './read-runs.ts'
import type { Token } from './read-tokens.ts'

/** A span of the text of one segment. */
export type Passage = { segment: number; start: number; end: number; kind: PersonalNumber }

const placeholder = ({ kind }: Passage) => `[${kind}]`

/** Joins adjacent marked tokens of one kind, with no more than pauses between. */
export function joinPassages(
	tokens: readonly Token[],
	kinds: ReadonlyMap<number, PersonalNumber>,
): Passage[] {
	const passages: (Passage & { last: number })[] = []
	for (const [at, kind] of [...kinds].toSorted(([one], [other]) => one - other)) {
		const token = tokens[at]
		if (!token) continue
		const { segment, start, end } = token
		const open = passages.at(-1)
		const isSame = open?.segment === segment && open.kind === kind
		if (isSame && tokens.slice(open.last + 1, at).every(isPause)) Object.assign(open, { end, last: at })
		else passages.push({ segment, start, end, kind, last: at })
	}
	return passages
}

/** Puts placeholders where the passages are, in the text of a segment and in its words. */
export function hidePassages(segment: Segment, passages: readonly Passage[]): Segment {
	if (!passages.length) return segment
	const { words, ...rest } = segment
	const hidden = words && hideWords(segment.text, words, passages)
	return { ...rest, text: hideText(segment.text, passages), ...(hidden && { words: hidden }) }
}

function hideText(text: string, passages: readonly Passage[]) {
	let hidden = ''
	let at = 0
	for (const passage of passages) {
		hidden += text.slice(at, passage.start) + placeholder(passage)
		at = passage.end
	}
	return hidden + text.slice(at)
}

/**
 * The words of a passage become one, from the first one's start to the last one's end. Words that do not spell the
 * text are left out: no one knows what they would show.
 */
function hideWords(text: string, words: readonly Word[], passages: readonly Passage[]): Word[] | undefined {
	const shown: Word[] = []
	let at = 0
	let open: Passage | undefined
	for (const word of words) {
		const spelled = word.text.trim()
		const start = text.indexOf(spelled, at)
		if (start < 0 || /[\p{L}\p{N}]/u.test(text.slice(at, start))) return
		at = start + spelled.length
		const passage = passages.find((each) => start < each.end && at > each.start)
		const last = shown.at(-1)
		if (passage && passage === open && last) Object.assign(last, { end: word.end })
		else shown.push(passage ? { ...word, text: placeholder(passage) } : { ...word })
		open = passage
	}
	return shown
}
