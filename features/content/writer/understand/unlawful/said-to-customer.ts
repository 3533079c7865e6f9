import { addressCustomer } from '#features/language/pure.ts'

/** What begins the words that are to be said: 'tell her that …', 'say to them …'. */
const address =
	/^(?:(?:to )?(?:them|her|him|you|people|everyone|everybody|folks|clients?|customers?|prospects?|the (?:client|customer|prospect|lead|lady|guy|couple)|it|sure)\b(?: (?:know|see|think|believe|sound(?: like)?|seem(?: like)?|look(?: like)?|feel(?: like)?|clear))?)?[\s,:]*(?:that|how|like|as if|something like|the line|the words|the phrase|a line|saying)?[\s,:"“']*/i
/** A line of fewer words says too little to be judged. */
const fewestWords = 4

/**
 * The words that a request wants said, as they are said to the customer: 'her it wont hurt her credit' after 'tell' is
 * 'it wont hurt your credit'. Null where too little is left.
 */
export function saidToCustomer(verb: string, rest: string): string | null {
	const bare = rest.replace(address, '')
	if (/^(?:about|to|if|whether|why|what|when|who|where|i|my|me)\b/i.test(bare)) return null
	if (bare.split(/\s+/).length < fewestWords) return null
	const line = addressCustomer(bare)
	return /^(?:promis|guarant|swear|assur)/.test(verb) ? `I promise you ${line}` : line
}
