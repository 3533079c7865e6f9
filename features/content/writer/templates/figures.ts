import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { FigureKind, MeaningfulKind } from '../../request/brief.ts'
import { OneOrMore, Templates } from '../template-schema.ts'

export const { figureLines, figureNames, figureHeads, otherLines } = readData(
	new URL('./figures.yaml', import.meta.url),
	z.strictObject({
		figureLines: z.record(MeaningfulKind, Templates),
		figureNames: z.record(FigureKind, OneOrMore),
		figureHeads: Templates,
		otherLines: OneOrMore,
	}),
)

/** 'The 12th', 'November 30'. */
const date = /^(?:the \d{1,2}(?:st|nd|rd|th)|[A-Z][a-z]+ \d{1,2})$/

/** In a list, what figures are that tell when or how often. */
export const otherHeads: readonly (readonly [RegExp, string])[] = [
	[/^some .* ago$/, 'What you told me of happened'],
	[/ times$/, 'I have tried to reach you'],
	[/ ago$/, 'Last in touch'],
	[date, 'Date to keep in mind'],
]

/** When we last spoke, when something happened, how often we tried, and papers that are wanted, say more than that they were spoken of. */
export const otherLinesFor: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
	[/^some .* ago$/, ['What happened {it} is part of the picture, too.', 'You told me what happened {it}.']],
	[/ times$/, ['I have tried to reach you {it}.', 'So far I have tried {it} to reach you.']],
	[date, ['The date to keep in mind is {it}.', 'Please keep the date in mind: {it}.']],
	[/ ago$/, ['We were last in touch {it}.', 'The last time we were in touch was {it}.']],
	[
		/\b(?:statements|stubs|forms|documents|papers|letters|returns|signatures)$/,
		['What it is about: {it}.', 'This concerns {it}.'],
	],
]
