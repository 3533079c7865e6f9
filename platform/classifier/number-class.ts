/** Numbers written in digits read alike: '$312' as an amount, '40%' as a share, others as a number. */
export function numberClass(word: string) {
	if (!/^\$?\d/.test(word)) return word.replaceAll('’', "'")
	if (word.endsWith('%')) return '<pct>'
	return word.startsWith('$') ? '<usd>' : '<num>'
}
