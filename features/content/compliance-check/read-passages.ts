/**
 * Whose words a passage is: what a rep says or sends, what a customer says in a script, or a wording that the piece
 * tells a rep to leave.
 */
type Whose = 'rep' | 'customer' | 'left unsaid'

/** A span of a piece, `from` and `to` in its text. */
export type Passage = { whose: Whose; from: number; to: number }

const listMark = /^[\s>]*(?:(?:[-*+•–—]|\d{1,2}[.)])\s+)?/
const unsaidWords =
	"(?:never|don[’']t|do not|please do not|avoid|stop) (?:ever )?(?:say(?:ing)?|writ(?:e|ing)|promis(?:e|ing)|tell(?:ing)?|claim(?:ing)?)|instead of(?: saying)?|rather than(?: saying)?|avoid|not this"
/** A line that leads up to a list of wordings to leave. */
const unsaidHead = new RegExp(
	`^[*#\\s]*(?:${unsaidWords}|(?:words|wordings|phrases|things|lines|what) (?:not to|never to|to avoid|to leave)[^:]*|off limits)[*\\s]*:[*\\s]*$`,
	'i',
)
const customerName =
	'(?:the )?(?:customer|client|prospect|caller|consumer|borrower|homeowner|them|they|she|he)(?:\\s*\\([^)]*\\))?'
const speaks =
	'(?:says?|asks?|objects?|repl(?:y|ies)|answers?|pushes back|insists?|worries|wonders?|goes|responds?)'
/** What precedes a customer's words: up to the end of the line or of the quotation. */
const customerLabel = new RegExp(
	`^(?:${customerName}|objection|concern|q|(?:if|when|once) [^:“"]{0,40}\\b${speaks}[^:“"]{0,30}|${customerName} (?:still |then |often |might |may )?${speaks}[^:“"]{0,30}|you (?:may |might |will |often )?hear)\\s*:\\s*`,
	'i',
)
/** What precedes a rep's words and is not said. */
const repLabel =
	/^(?:rep|agent|you|me|we|response|reply|answer|a|say|you say|then say|you answer|subject|(?:the )?(?:short|long|longer|twenty-second) (?:version|answer))\s*:\s*[“"]?/i
/** A customer's words in quotation marks within a line. A customer who *said* them may be praising: that is a claim. */
const quotedCustomer = new RegExp(
	`(?:\\b(?:if|when|whenever|once|in case|suppose)\\b[^.?!“"]{0,60}?\\b${speaks}\\b[^.?!“"]{0,25}|\\b(?:they|she|he|the (?:customer|client|prospect|caller)) (?:still |then |often |may |might )?${speaks}\\b[^.?!“"]{0,15}|\\byou (?:said|asked|told (?:me|us)|mentioned|wondered|wrote)\\b[^.?!“"]{0,15}|\\bobjection\\s*:\\s*)[“"]([^“”"\\n]+)[”"]`,
	'gi',
)
const quotedUnsaid = new RegExp(`\\b(?:${unsaidWords})\\b[^.?!“"]{0,25}[“"]([^“”"\\n]+)[”"]`, 'gi')

/**
 * The passages of a piece in order. Lines that are no list items, labels or headings belong together until a blank one;
 * what is no one else's is the rep's.
 */
export function readPassages(content: string): Passage[] {
	const passages: Passage[] = []
	let isUnsaidList = false
	let isJoined = false
	for (const { 0: line, index: at } of content.matchAll(/[^\n]*/g)) {
		const mark = listMark.exec(line)?.[0] ?? ''
		const words = line.slice(mark.length).trimEnd()
		if (!/[\p{L}\p{N}]/u.test(words)) {
			isJoined = false
			if (words) isUnsaidList = false
			continue
		}
		const isList = /[-*+•–—\d]/.test(mark)
		const isQuotation = /^["“]/.test(words)
		if (!isList && !isQuotation) isUnsaidList = unsaidHead.test(words)
		const from = at + mark.length
		if (isUnsaidList) {
			passages.push({ whose: 'left unsaid', from, to: from + words.length })
			isJoined = false
			continue
		}
		const read = readLine(words, from)
		const last = passages.at(-1)
		const [only] = read
		if (isJoined && !isList && last && read.length === 1 && only?.whose === 'rep') last.to = only.to
		else passages.push(...read)
		isJoined = passages.at(-1)?.whose === 'rep' && !/^[\p{L} ]{2,20}:/u.test(words)
	}
	return passages
}

/** The words of a line; `at` is their position in the piece. */
function readLine(words: string, at: number): Passage[] {
	const label = customerLabel.exec(words)?.[0]
	if (label && !/[“"]/.test(words.slice(label.length)))
		return [{ whose: 'customer', from: at + label.length, to: at + words.length }]
	const others = [
		...(label ? quotedFirst(words, label.length) : []),
		...quotations(words, quotedCustomer, 'customer'),
		...quotations(words, quotedUnsaid, 'left unsaid'),
	].sort((a, b) => a.from - b.from)
	const passages: Passage[] = []
	let last = repLabel.exec(words)?.[0].length ?? 0
	for (const other of others) {
		if (other.from < last) continue
		passages.push({ whose: 'rep', from: last, to: other.from }, other)
		last = other.to
	}
	passages.push({ whose: 'rep', from: last, to: words.length })
	return passages
		.filter(({ from, to }) => /[\p{L}\p{N}]/u.test(words.slice(from, to)))
		.map(({ whose, from, to }) => ({ whose, from: at + from, to: at + to }))
}

/** After a customer's label, the first quoted words. */
function quotedFirst(words: string, from: number): Passage[] {
	const found = /^[“"]([^“”"\n]+)[”"]/.exec(words.slice(from))
	return found ? [{ whose: 'customer', from: from + 1, to: from + found[0].length - 1 }] : []
}

function quotations(words: string, pattern: RegExp, whose: Whose): Passage[] {
	return [...words.matchAll(pattern)].map(({ 0: found, 1: quoted = '', index }) => {
		const to = index + found.length - 1
		return { whose, from: to - quoted.length, to }
	})
}
