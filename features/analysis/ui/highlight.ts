/** What a marked passage shows; a mark that does not say is a compliance issue. */
export type HighlightKind = 'issue' | 'disclosure' | 'partial' | 'strength'

export type HighlightPiece = { text: string; mark: { kind: HighlightKind; ref: string | null } | null }

/** A line of the transcript: who spoke, when the line says so, and the words in pieces. */
export type HighlightLine = { speaker: string | null; pieces: HighlightPiece[] }

const kinds: ReadonlySet<string> = new Set(['issue', 'disclosure', 'partial', 'strength'])
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Reads a `highlightedTranscript`: escaped text with `mark` tags. Nothing but these tags is taken for markup,
 * so whatever was said on the call comes out as text.
 */
export function parseHighlights(highlighted: string): HighlightLine[] {
	const lines: HighlightLine[] = []
	let line: HighlightPiece[] = []
	for (const piece of parsePieces(highlighted)) {
		const [first = '', ...further] = piece.text.split(/\r?\n/)
		if (first) line.push({ ...piece, text: first })
		for (const text of further) {
			lines.push(nameSpeaker(line))
			line = text ? [{ ...piece, text }] : []
		}
	}
	lines.push(nameSpeaker(line))
	return lines.filter(({ pieces }) => pieces.length > 0)
}

function parsePieces(highlighted: string): HighlightPiece[] {
	const pieces: HighlightPiece[] = []
	let mark: HighlightPiece['mark'] = null
	// The attributes are bounded: an unclosed tag in a hostile text is plain text and costs nothing.
	const parts = highlighted.split(/(<mark(?:\s[^<>]{0,200})?>|<\/mark>)/i)
	for (const [index, part] of parts.entries()) {
		const isTag = index % 2 === 1
		if (isTag) mark = part.startsWith('</') ? null : readMark(part)
		else if (part) pieces.push({ text: unescapeText(part), mark })
	}
	return pieces
}

function readMark(tag: string): HighlightPiece['mark'] {
	const kind = readAttribute(tag, 'data-kind')
	return {
		kind: kind && kinds.has(kind) ? (kind as HighlightKind) : 'issue',
		ref: readAttribute(tag, 'data-ref'),
	}
}

function readAttribute(tag: string, name: string): string | null {
	return tag.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[1] ?? null
}

function unescapeText(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
		if (name) return entities[name.toLowerCase()] ?? whole
		const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
	})
}

/** Takes "Rep: " or "Customer: " off the head of a line. */
function nameSpeaker(pieces: HighlightPiece[]): HighlightLine {
	const [first, ...rest] = pieces
	const named = first && !first.mark ? first.text.match(/^(Rep|Customer|Agent|Client|Speaker)\s*:\s*/) : null
	if (!first || !named) return { speaker: null, pieces }
	const text = first.text.slice(named[0].length)
	return { speaker: named[1] ?? null, pieces: text ? [{ ...first, text }, ...rest] : rest }
}
