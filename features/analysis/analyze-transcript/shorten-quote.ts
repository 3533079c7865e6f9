/** Long digits are account numbers: nothing that is written about a call repeats them. */
export const redactDigits = (text: string) => text.replaceAll(/\d[\d\s-]{6,}\d/g, '…')

/** Words of a call on one line, cut between words after `longest` characters, without account numbers. */
export function shortenQuote(text: string, longest: number): string {
	const plain = redactDigits(text.replaceAll(/\s+/g, ' ').trim())
	if (plain.length <= longest) return plain
	const lastSpace = plain.lastIndexOf(' ', longest)
	return `${plain.slice(0, lastSpace > 0 ? lastSpace : longest)}…`
}
