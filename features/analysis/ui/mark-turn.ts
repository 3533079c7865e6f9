/** A span of a turn: plain, or a passage that proves something. */
export type TurnPiece<Mark> = {
	text: string
	/** Where it begins in the words of the turn. */
	at: number
	mark: Mark | null
	/** Names to show right after these words. */
	refs: Mark[]
}

/**
 * Cuts the words of a turn where its passages begin and end. Where two overlap, the words belong to the
 * first; both are named. A passage that is not in the words is named at the end, so that none is lost.
 */
export function markTurn<Mark extends { quote: string }>(text: string, marks: Mark[]): TurnPiece<Mark>[] {
	const found = marks
		.map((mark) => ({
			mark,
			start: text.indexOf(mark.quote),
			end: text.indexOf(mark.quote) + mark.quote.length,
		}))
		.sort((a, b) => a.start - b.start || b.end - a.end)
	const pieces: TurnPiece<Mark>[] = []
	const lost: Mark[] = []
	let at = 0
	for (const { mark, start, end } of found) {
		if (start < 0 || mark.quote === '') {
			lost.push(mark)
			continue
		}
		if (start > at) pieces.push({ text: text.slice(at, start), at, mark: null, refs: [] })
		const from = Math.max(at, start)
		if (end > at) pieces.push({ text: text.slice(from, end), at: from, mark, refs: [mark] })
		else pieces.at(-1)?.refs.push(mark)
		at = Math.max(at, end)
	}
	if (at < text.length || lost.length > 0) pieces.push({ text: text.slice(at), at, mark: null, refs: lost })
	return pieces
}
