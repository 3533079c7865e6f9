/** An objection: how customers raise it and how to answer it honestly. */
export type KnownObjection = {
	code: string
	title: string
	/** What to say, without pressing. */
	sayThis: string
	/** How customers put it, in the notation of `#platform/english/phrases.ts`: each wording alone says a lot. */
	raised: readonly string[]
	/** Wordings that often go with it and prove little alone. */
	hints: readonly string[]
}
