import { readSentences } from '#platform/english/read-sentences.ts'

const longestWish = 300
const includes =
	/\b(?:include|including|mention|add|put in|work in|use|say|says|saying|end with|close with|start with|open with|sign off with|with) (?:this |the |my |our |a |an |these )?(?:exact )?(?:line|sentence|phrase|words|wording|statement|quote|tagline|question|disclaimer)?[:,\s]*$/i
const excludes =
	/\b(?:not|don['’]?t|do not|never|without|avoid|no|answer|reply|respond|response|rebuttal|objection|when|if|says?|said|told me|asked|asks)\b[^.!?]{0,40}$/i
const quotes = /["“]([^"“”\n]{3,300})["”]/g

/** Quoted text to include word for word, as in 'include the line "We never charge up front."' */
export function readIncluded(request: string): string[] {
	const found: string[] = []
	for (const { 1: quoted = '', index } of request.matchAll(quotes)) {
		const before = request.slice(Math.max(0, index - 60), index)
		if (includes.test(before) && !excludes.test(before.replace(includes, ''))) found.push(quoted.trim())
	}
	return [...new Set(found)].slice(0, mostWishes)
}

const mostWishes = 5

const asksToMention =
	/\b(?:be sure to |make sure (?:you |to |it )?|please |must |should |has to |needs to |also )?(?:mentions?|includes?|brings? up|says? that|reminds? (?:her|him|them) that)\s+([^.;!?\n"“”]{3,120})/gi
const denied = /\b(?:not|don['’]?t|never|without|no|avoid|can['’]?t)\b[^.;!?]{0,15}$/i

/** Topics to mention, in the words of the request: 'our new hours', 'that the office is closed Friday'. */
export function readMentions(text: string): string[] {
	return readSentences(text).flatMap(({ from, to }) => {
		const sentence = text.slice(from, to)
		return [...sentence.matchAll(asksToMention)].flatMap(({ 1: what = '', index }) =>
			denied.test(sentence.slice(0, index)) ? [] : [what.trim().slice(0, longestWish)],
		)
	})
}

const grade =
	/\b(\d{1,2})(?:st|nd|rd|th)?[\s-]*(?:grade|grader)\b(?:[\s-]*(?:reading|level))?|\b(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)[\s-]grade\b/i
const gradeNames = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const firstNamedGrade = 3

/** The reading grade that a request asks for, such as 6 for '6th grade reading level'; null if none. */
export function readReadingGrade(text: string): number | null {
	const [, digits, name] = grade.exec(text) ?? []
	if (digits) return Number(digits)
	return name ? gradeNames.indexOf(name.toLowerCase()) + firstNamedGrade : null
}
