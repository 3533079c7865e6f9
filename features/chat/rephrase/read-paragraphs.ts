/** A paragraph that has not ended after this many characters is sent as it stands so far. */
const longestParagraph = 4_000

/**
 * The paragraphs of a text that arrives in pieces, each as soon as it is whole. One that leads up to the next
 * ('Say this:') comes together with it.
 */
export async function* readParagraphs(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = ''
	for await (const piece of pieces) {
		rest += piece.replaceAll('\r', '')
		for (let end = endOfFirst(rest); end !== null; end = endOfFirst(rest)) {
			yield rest.slice(0, end).trim()
			rest = rest.slice(end)
		}
	}
	if (rest.trim()) yield rest.trim()
}

/** Where the first whole paragraph ends: what follows it has begun, so that nothing more belongs to it. */
function endOfFirst(text: string): number | null {
	for (const { index } of text.matchAll(/(?<=\S)[ \t]*\n[ \t]*\n\s*(?=\S)/g))
		if (!/:[*_]*$/.test(text.slice(0, index))) return index
	return text.length > longestParagraph ? text.length : null
}
