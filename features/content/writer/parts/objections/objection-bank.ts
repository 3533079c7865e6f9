import type { Bank } from '../../plan/pen.ts'

/** What an answer to one objection is put together from. All of it can be said or written to the customer. */
export type ObjectionBank = {
	/** What the objection is called in the middle of a sentence: 'the fear of a scam'. */
	about: string
	/** How customers put it. */
	quotes: readonly [string, ...string[]]
	acknowledge: Bank
	ask: Bank
	/** Truthful answers, each whole in itself. */
	answer: Bank
	/** The whole reply in a breath. */
	briefly: Bank
	/** For a customer who still says no: the last word, that lets go. */
	letGo: Bank
}
