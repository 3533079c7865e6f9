const unseen = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu

/**
 * Cleans external text so that the database accepts it and it looks the same everywhere: removes control characters and
 * bidirectional marks and replaces lone surrogates.
 */
export function cleanText(text: string) {
	return text.toWellFormed().replace(unseen, '')
}

/** Cleans every text in an external JSON value, such as the response of a service. */
export function cleanTexts<T>(value: T): T {
	return JSON.parse(JSON.stringify(value), (_key, each) =>
		typeof each === 'string' ? cleanText(each) : each,
	)
}

/** Cleans text that arrives in pieces. A surrogate pair split between two pieces is yielded with the second. */
export async function* cleanPieces(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
	let half = ''
	for await (const piece of pieces) {
		const text = half + piece
		half = /[\uD800-\uDBFF]$/.exec(text)?.[0] ?? ''
		const whole = cleanText(half ? text.slice(0, -1) : text)
		if (whole) yield whole
	}
}

/** Whether text or field names in a JSON value contain a null character or lone surrogate, which the database rejects. */
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
