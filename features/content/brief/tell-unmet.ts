import type { Change } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { checkBrief } from './check-brief.ts'

/** What of the brief a piece does not meet, as changes. Another language is told where the piece is written. */
export const tellUnmet = (brief: Brief, content: string): Change[] =>
	checkBrief(brief, content).flatMap(({ label, asked, isMet, note }) =>
		isMet === false && note !== null && label !== 'Language'
			? [{ asked: `${label}: ${asked}`, wrote: note, why: whyUnmet, citation: null }]
			: [],
	)

const whyUnmet = 'The brief asks for it. Correct the brief and write it again, or edit the piece.'
