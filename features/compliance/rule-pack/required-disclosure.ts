/** One thing that must be said within a disclosure, and how it sounds. */
export type DisclosureElement = {
	id: string
	label: string
	/** Phrases that give it, in the notation of `#platform/english/phrases.ts`. */
	say: readonly string[]
	/** Phrases in the same sentence that give the match a different meaning. */
	unless?: readonly string[]
	/** Phrases right after the match that give it a different meaning. */
	notBefore?: readonly string[]
	/** Phrases that must all occur in the same turn. */
	with?: readonly string[]
	/** Phrases of which at least one must occur in the same turn. */
	withOneOf?: readonly string[]
	/** A plain yes to this, said by the customer, gives it as well. */
	confirms?: readonly string[]
	/** Phrases that give it where the customer has just spoken of it: 'it would likely drop'. */
	reply?: { to: readonly string[]; say: readonly string[] }
}

export type RequiredDisclosure = {
	code: string
	title: string
	citation: string
	/** A line that gives the disclosure, with placeholders for a company's figures. */
	sayThis: string
	/** One of the five of the Telemarketing Sales Rule, on which the score's cap depends. */
	isTelemarketingSalesRule: boolean
	/** When the customer must hear it. */
	due: 'before enrollment' | 'in the opening'
	elements: readonly DisclosureElement[]
	/** Conditions of the program that are good to tell and need not be told. */
	bonus?: readonly DisclosureElement[]
	/** Prohibited statements that, said in the same call, undo an element. */
	undoneBy: Readonly<Record<string, string>>
}
