import { creditorWords, everydayNames, findCreditors, firstNames } from '#features/language/pure.ts'
import { readFigures } from '#platform/english/read-figures.ts'

/** Written with a capital within a sentence and nobody's name. */
const plainCapitals =
	/^(?:I|I'[a-z]+|OK|Okay|God|Lord|Jesus|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|English|Internet|Google|BBB|FTC|TV|APR)$/
const title = /\b(?:Mr|Mrs|Ms|Dr|Miss|Doctor)\b\.? \p{Lu}|\b(?:mister|mr|mrs)\b/u

/**
 * Whether words of a customer can be said by anybody: without names of people and companies, figures, addresses, and
 * what was hidden in them. `names` are those known from the call. Careful rather than complete: what is doubtful is
 * not impersonal.
 */
export function isImpersonal(text: string, names: readonly string[]): boolean {
	if (/[[\]<>{}@#/\\_*|]|\.com|dot com|www/i.test(text) || title.test(text)) return false
	// A company that a customer owes to would contradict another prospect's debts.
	if (findCreditors(text).length > 0 || readFigures(text).length > 0) return false
	const known = new Set(names.flatMap((name) => wordsOf(name).map((word) => word.toLowerCase())))
	return !wordsIn(text).some(({ word, isFirst }) => {
		const bare = word.replace(/['’]s$/, '')
		const lower = bare.toLowerCase()
		if (known.has(lower) || creditorWords.has(lower) || isFirstName(lower)) return true
		return !isFirst && /^\p{Lu}/u.test(bare) && !plainCapitals.test(bare.replaceAll('’', "'"))
	})
}

const isFirstName = (word: string) => firstNames.has(word) && !everydayNames.has(word)
const wordsOf = (text: string) => text.match(/\p{L}[\p{L}'’]*/gu) ?? []

/** The words, each with whether a sentence begins with it. */
function wordsIn(text: string) {
	return [...text.matchAll(/\p{L}[\p{L}'’]*/gu)].map(({ 0: word, index }) => ({
		word,
		isFirst: /(?:^|[.!?…:"“])["“\s]*$/.test(text.slice(Math.max(0, index - 4), index)),
	}))
}
