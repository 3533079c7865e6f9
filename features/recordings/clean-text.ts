const longestName = 200
const unseen = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/gu

/**
 * Text from outside that the database takes and a page shows as it reads: without control characters, marks that
 * turn the direction of writing, and halves of characters.
 */
export function cleanText(text: string) {
	return text.toWellFormed().replace(unseen, '')
}

/** The name of a file as its owner knows it: without folders, at most 200 characters, never empty. */
export function cleanFileName(name: string) {
	const last = cleanText(name).split(/[/\\]/).at(-1)?.replace(/\s+/g, ' ').trim() ?? ''
	return Array.from(last).slice(-longestName).join('') || 'recording'
}
