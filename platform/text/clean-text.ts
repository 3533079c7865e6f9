const unseen = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu

/**
 * Text from outside that the database takes and a page shows as it reads: without control characters, marks that
 * turn the direction of writing, and halves of characters.
 */
export function cleanText(text: string) {
	return text.toWellFormed().replace(unseen, '')
}

/** A JSON value from outside, such as the answer of a service, with every text in it cleaned. */
export function cleanTexts<T>(value: T): T {
	return JSON.parse(JSON.stringify(value), (_key, each) =>
		typeof each === 'string' ? cleanText(each) : each,
	)
}

/** Text that arrives in pieces, cleaned: a character that two pieces share arrives with the second. */
export async function* cleanPieces(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
	let half = ''
	for await (const piece of pieces) {
		const text = half + piece
		half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
		const whole = cleanText(half ? text.slice(0, -1) : text)
		if (whole) yield whole
	}
}

/**
 * Whether a value that a request brought holds a text that no text column or JSON column takes: with a zero character
 * or with half a character. Names of fields count too.
 */
export function holdsUnstorableText(value: unknown): boolean {
	const left = [value]
	while (left.length > 0) {
		const next = left.pop()
		if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true
		if (typeof next === 'object' && next !== null)
			for (const [name, each] of Object.entries(next)) left.push(name, each)
	}
	return false
}
