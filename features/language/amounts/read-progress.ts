import { type Span, spansOf } from '#platform/english/span.ts'

/** How far the customer is: 'month 7 of 36'. */
const placeInProgram = /\bmonths? \d{1,2} of \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th) (?:month|anniversary)\b/gi
/** A part of a count: '2 of the 5 statements', '3 of 8 accounts'. */
const partOf =
	/\b\d{1,2} (?:out of|outta) \d{1,2}\b(?! (?:dollars|percent))|\b\d{1,2} (?:out )?of (?:(?:the|her|his|their|my|our) )?\d{1,2} (?:\p{L}+ )?(?:accounts|cards|creditors|debts|documents|statements|stubs|papers|pages|forms|payments|deposits|drafts|offers|settlements)\b|(?<=\b(?:paid off|settled|finished|done with) )\d{1,2} of \d{1,2}\b|\b\d{1,2} of \d{1,2}(?= (?:settled|done|paid|in|finished)\b)/giu

/** How much of something is done, as it was said: 'month 7 of 36', '2 of the 5 statements'. */
export const readProgress = (text: string): (Span & { text: string })[] =>
	[placeInProgram, partOf].flatMap((pattern) =>
		spansOf(text, pattern).map(({ from, to, words }) => ({ from, to, text: words.toLowerCase() })),
	)
