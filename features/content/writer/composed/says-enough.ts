import { passesInIsolation } from '../../compliance-check/passes-in-isolation.ts'
import type { Brief } from '../../request/brief.ts'
import { type Form, readForm } from '../plan/read-form.ts'

/** Fewest sentences of the request that a message of each form can be composed from. Other forms are not composed. */
const fewestTold: Partial<Record<Form, number>> = {
	email_message: 2,
	letter_message: 2,
	card_message: 2,
	text_message: 1,
	handover_note: 2,
}
/** Number of sentences from which a message is composed even if there is a complete piece for it. */
const plentyTold: Partial<Record<Form, number>> = { text_message: 2, handover_note: 2 }

/** Least number of words in a composed email or letter. */
const fewestWords = 16

/** The sentences of a request that may be said to its reader. */
export const lawfulTold = ({ told = [] }: Brief): string[] =>
	told.map(({ say }) => say).filter(passesInIsolation)

/**
 * Whether the request itself says what its message has to say. Pieces that are written to a fixed plan, such as a removal confirmation,
 * and requests that ask for something unlawful are not composed.
 */
export const saysEnough = (brief: Brief): boolean => says(brief, fewestTold)

/** Whether the request has enough sentences that a complete piece adds nothing. */
export const saysPlenty = (brief: Brief): boolean => says(brief, plentyTold)

const says = (brief: Brief, fewest: typeof fewestTold) =>
	!brief.occasion &&
	brief.unlawful.length === 0 &&
	lawfulTold(brief).length >= (fewest[readForm(brief)] ?? Number.POSITIVE_INFINITY) &&
	(readForm(brief) === 'text_message' || lawfulTold(brief).join(' ').split(' ').length >= fewestWords)
