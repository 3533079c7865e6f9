/** A rough stem for classifier features: digits as `#`, common English endings removed from words of five or more letters. */
export const featureStem = (word: string): string =>
	/\d/.test(word) ? '#' : word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word

/** Unigram and bigram features of stems; `^` marks the start. */
export const wordFeatures = (stems: readonly string[]): string[] =>
	stems.flatMap((stem, at) => [`word ${stem}`, `words ${stems[at - 1] ?? '^'} ${stem}`])
