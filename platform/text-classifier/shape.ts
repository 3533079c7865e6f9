/** What a text classifier reads and answers. Sizes are counts. */
export type Shape = {
	/** The labels, each judged by itself: a text may carry several or none. */
	labels: string[]
	/** Words that each filter over the text spans, one to four, and how many filters there are of each width. */
	textWidths: number[]
	textFilters: number
	/** The same for what was said before the text. */
	contextWidths: number[]
	contextFilters: number
	/** Facts given beside the words, as numbers from 0 to 1. */
	facts: number
	/** Units of the hidden layer, where text, context and facts are weighed together. */
	hidden: number
}

/** A text to be judged. Words are lower case; what is longer than the limits is cut. */
export type Sample = {
	words: readonly string[]
	/** What was said just before, last words last. */
	context: readonly string[]
	facts: Float32Array
	/** Word stems, pairs and the like, weighed each by itself. */
	traits: readonly string[]
}

export const longestText = 90
export const longestContext = 40
/** Numbers that stand for a word. */
export const wordSize = 64
