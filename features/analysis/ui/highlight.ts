/** What a marked passage shows; a mark that does not say is a compliance issue. */
export type HighlightKind = 'issue' | 'check' | 'disclosure' | 'partial' | 'strength'

export type HighlightPiece = {
	text: string
	/** Where it begins in the words of its line. */
	at: number
	mark: { kind: HighlightKind; ref: string | null } | null
}

type ReadPiece = Omit<HighlightPiece, 'at'>

/** A line of the transcript: its number, who spoke, when the line says so, and the words in pieces. */
export type HighlightLine = { number: number; speaker: string | null; pieces: HighlightPiece[] }

const kinds: ReadonlySet<string> = new Set(['issue', 'check', 'disclosure', 'partial', 'strength'])
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Reads a `highlightedTranscript`: escaped text with `mark` tags. Nothing but these tags is taken for markup,
 * so whatever was said on the call comes out as text.
 */
export function parseHighlights(highlighted: string): HighlightLine[] {
	const lines: ReadPiece[][] = []
	let line: ReadPiece[] = []
	for (const piece of parsePieces(highlighted)) {
		const [first = '', ...further] = piece.text.split(/\r?\n/)
		if (first) line.push({ ...piece, text: first })
		for (const text of further) {
			lines.push(line)
			line = text ? [{ ...piece, text }] : []
		}
	}
	lines.push(line)
	return lines.map(nameSpeaker).filter(({ pieces }) => pieces.length > 0)
}

function parsePieces(highlighted: string): ReadPiece[] {
	const pieces: ReadPiece[] = []
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
function nameSpeaker(pieces: ReadPiece[], number: number): HighlightLine {
	const [first, ...rest] = pieces
	const named = first && !first.mark ? first.text.match(/^(Rep|Customer|Agent|Client|Speaker)\s*:\s*/) : null
	if (!first || !named) return { number, speaker: null, pieces: place(pieces) }
	const text = first.text.slice(named[0].length)
	return { number, speaker: named[1] ?? null, pieces: place(text ? [{ ...first, text }, ...rest] : rest) }
}

function place(pieces: ReadPiece[]): HighlightPiece[] {
	let end = 0
	return pieces.map((piece) => {
		const at = end
		end += piece.text.length
		return { ...piece, at }
	})
}
