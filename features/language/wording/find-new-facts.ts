import { stemOf } from '#platform/text/content-stems.ts'

/** Matters that no one has who is not known to have them: family, law, health, home, work and money. */
const matters =
	/\b(?:wife|husband|fianc\w*|partner|girlfriend|boyfriend|son|sons|daughter|daughters|kids?|children|baby|mother|mom|father|dad|brother|sister|uncle|aunt|grand\w+|widow\w*|divorc\w*|lawyer|attorney|judge|court|summons|sued?|lawsuit|garnish\w*|bankrupt\w*|cancer|surgery|hospital|stroke|disab\w*|died|funeral|military|army|navy|veteran|church|retire\w*|pension|mortgage|house|rent|car|truck|evict\w*|foreclos\w*|fired|laid|unemploy\w*|suicid\w*|gun|police|prison|immigra\w*|visa|savings|inherit\w*|refund|guarantee\w*|government|tax\w*|irs)\b/gi

/** Words that are capitalized within a sentence and name no person, place or company. */
const plainCapitals = new Set(
	'God Lord Monday Tuesday Wednesday Thursday Friday Saturday Sunday Okay Well Look Honestly Yeah Yes'.split(
		' ',
	),
)

/** The words of `text` for matters of a person's life that `known` does not speak of. */
export function findNewFacts(text: string, known: string): string[] {
	const bases = new Set(wordsOf(known).map(baseOf))
	return (text.match(matters) ?? []).filter((word) => !bases.has(baseOf(word)))
}

/** The words of `text` capitalized within a sentence that `known` does not contain. */
export function findNewNames(text: string, known: string): string[] {
	const stems = new Set(wordsOf(known).map((word) => stemOf(word.toLowerCase())))
	const capitalized = text.match(/(?<=[\p{L},;'’] )\p{Lu}\p{Ll}+/gu) ?? []
	return capitalized.filter((word) => !plainCapitals.has(word) && !stems.has(stemOf(word.toLowerCase())))
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

/** A stem that is the same for the forms of short words, too: 'sue', 'sued', 'sues'. */
const baseOf = (word: string) => stemOf(word.toLowerCase().replace(/(?:ing|ed|es|s|d|e)$/, ''))
