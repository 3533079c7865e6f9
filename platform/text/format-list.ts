const formats = {
	and: new Intl.ListFormat('en-US', { type: 'conjunction' }),
	or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
}

/** "a", "a and b", "a, b, and c" */
export const formatList = (items: readonly string[], word: keyof typeof formats = 'and'): string =>
	formats[word].format(items)
