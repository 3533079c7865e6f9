import type { BriefPoint, Change } from '../contract.ts'

/** A change for each point of the brief that the piece does not meet. Language is left out: the writer adds that change itself. */
export const tellUnmet = (points: readonly BriefPoint[]): Change[] =>
	points.flatMap(({ label, asked, isMet, note }) =>
		isMet === false && note !== null && label !== 'Language'
			? [{ asked: `${label}: ${asked}`, wrote: note, why: whyUnmet, citation: null }]
			: [],
	)

const whyUnmet =
	'Your request asks for this. Edit the brief and rewrite the piece, or change the text yourself.'
