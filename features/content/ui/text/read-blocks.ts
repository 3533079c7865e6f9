/** Words of a piece, and where they begin in it: characters from its start. */
export type Line = { text: string; start: number }

/** A part of a piece as it is laid out. */
export type Block =
	| { kind: 'heading' | 'paragraph'; lines: Line[] }
	| { kind: 'bullets'; lines: Line[] }
	/** `first` is the number of its first line. */
	| { kind: 'numbers'; first: number; lines: Line[] }

const marker =
	/^(?:subject|from|to|dear|hi|hello|(?:email|text|call|mixed) sequence|script|objection|response)\b/i
/** 'Subject: …' is a heading of any length. */
const label = /^(?:subject|from|to)\s*:/i
const bullet = /^[-*•–]\s+/
const number = /^(\d{1,3})[.)]\s+/

/** Maximum characters. Of a longer line, only the part up to the first punctuation is the heading: 'Hi Denise,'. */
const longestHeading = 80

/**
 * A piece of content, laid out: lines that begin with Subject, From, To, Dear, Hi, Hello, Email sequence, Script,
 * Objection or Response are headings, bullets and numbered lines are items of lists, every other line is a paragraph.
 */
export function readBlocks(content: string): Block[] {
	const blocks: Block[] = []
	let isApart = true
	let start = 0
	for (const raw of content.split('\n')) {
		const text = raw.trim()
		const line = { text, start: start + raw.indexOf(text) }
		start += raw.length + 1
		if (text) for (const block of blocksOf(line)) add(blocks, block, isApart)
		isApart = text === ''
	}
	return blocks
}

function blocksOf(line: Line): Block[] {
	const [mark = '', count] = line.text.match(bullet) ?? line.text.match(number) ?? []
	if (mark) {
		const lines = [skip(line, mark.length)]
		return [count ? { kind: 'numbers', first: Number(count), lines } : { kind: 'bullets', lines }]
	}
	const end = headingEnd(line.text)
	const rest = skip(line, end)
	return [
		...(end
			? [{ kind: 'heading' as const, lines: [{ ...line, text: line.text.slice(0, end).trim() }] }]
			: []),
		...(rest.text ? [{ kind: 'paragraph' as const, lines: [rest] }] : []),
	]
}

/** The length of the heading at the start of a line; 0 if there is none. */
function headingEnd(text: string): number {
	if (!marker.test(text)) return 0
	if (label.test(text) || text.length <= longestHeading) return text.length
	const lead = text.slice(0, longestHeading).search(/[,:.!?]/)
	return lead < 0 ? text.length : lead + 1
}

/** Lines of one list form one block, although there is a gap between them. */
function add(blocks: Block[], block: Block, isApart: boolean): void {
	const last = blocks.at(-1)
	const isNext =
		last?.kind === 'numbers' && block.kind === 'numbers' && block.first === last.first + last.lines.length
	const isAlike = last?.kind === 'bullets' && block.kind === 'bullets'
	const isSameParagraph = !isApart && last?.kind === 'paragraph' && block.kind === 'paragraph'
	if (last && (isNext || isAlike || isSameParagraph)) last.lines.push(...block.lines)
	else blocks.push(block)
}

function skip({ text, start }: Line, count: number): Line {
	const rest = text.slice(count)
	return { text: rest.trim(), start: start + count + rest.length - rest.trimStart().length }
}
