const common = new Set(
	'a about all an and any are as at be because been but by can could did do does for from get had has have he her here him his how i if in into is it its just me more my no not of on one or our out she so some than that the their them then there these they this to up us was we were what when where which who will with would you your'.split(
		' ',
	),
)
/** Lines of fewer words may be names and places alone. */
const fewestWords = 8
/** Of the words of an English line some 45 in 100 are common ones, of other languages' hardly any. */
const leastCommon = 0.15

/** Whether every line of eight words and more is in English: the rules on what may be said read no other language. */
export function readsAsEnglish(text: string): boolean {
	return text.split('\n').every((line) => {
		const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
		if (words.length < fewestWords) return true
		return words.filter((word) => common.has(word)).length >= leastCommon * words.length
	})
}
