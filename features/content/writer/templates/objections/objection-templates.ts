import type { TemplateSet } from '../../plan/piece-writer.ts'

/** What an answer to one objection is put together from. All of it can be said or written to the customer. */
export type ObjectionTemplates = {
	/** What the objection is called in the middle of a sentence: 'the fear of a scam'. */
	about: string
	/** How customers put it. */
	quotes: readonly [string, ...string[]]
	acknowledge: TemplateSet
	ask: TemplateSet
	/** Truthful answers, each whole in itself. */
	answer: TemplateSet
	/** The whole reply in a breath. */
	briefly: TemplateSet
	/** For a customer who still says no: the last word, that lets go. */
	letGo: TemplateSet
}
