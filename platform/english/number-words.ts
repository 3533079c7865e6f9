/** The words of numbers up to ninety, each list in order. */
export const digitWords = 'one two three four five six seven eight nine'.split(' ')
export const teenWords =
	'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
export const tenWords = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
/** The hours of a clock. */
export const hourWords = [...digitWords, ...teenWords.slice(0, 3)]

/** 'one' to 'nineteen' by their value. */
export const smallNumbers: ReadonlyMap<string, number> = new Map(
	[...digitWords, ...teenWords].map((word, at) => [word, at + 1]),
)
/** 'twenty' to 'ninety' by their value. */
export const tensNumbers: ReadonlyMap<string, number> = new Map(
	tenWords.map((word, at) => [word, 20 + 10 * at]),
)
