const stemLength = 5

/** Words of four letters and more that carry no meaning of their own. */
const stopWords = new Set(
	'about after again also because been before could does doing ever from have here into just know like more most much okay only over really said same should some such than that them then there these they thing things this those though very want well were what when where which while will with would yeah your youre'.split(
		' ',
	),
)

/** A word shortened so that its forms are the same: 'settle', 'settled', 'settlement'. */
export const stemOf = (word: string) => word.slice(0, stemLength)

/** Stems of the meaningful words of English text, in order, repeated where a word is. */
export const contentStems = (text: string): string[] =>
	(
		text
			.toLowerCase()
			.replaceAll(/['’]/g, '')
			.match(/\p{L}{4,}/gu) ?? []
	)
		.filter((word) => !stopWords.has(word))
		.map(stemOf)
