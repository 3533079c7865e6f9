/** Longer than anything worth quoting; what is longer is not looked for. */
const longestQuote = 1_000

/**
 * Where `text` holds the words of `quote` exactly, whatever white space is between them; null where it does not, where
 * a word is cut in two, or where there is no word to look for.
 */
export function findQuote(text: string, quote: string): { from: number; to: number } | null {
	const words = quote.trim().split(/\s+/)
	if (quote.length > longestQuote || !/[\p{L}\p{N}]/u.test(quote)) return null
	const exact = words.map((word) => RegExp.escape(word)).join('\\s+')
	const found = new RegExp(`(?<![\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])`, 'u').exec(text)
	return found && { from: found.index, to: found.index + found[0].length }
}
