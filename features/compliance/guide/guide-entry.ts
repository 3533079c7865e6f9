/** What a guide entry teaches that is also found on calls or practiced, by its code there. */
export type GuideSubject = {
	kind: 'statement' | 'disclosure' | 'objection' | 'skill'
	code: string
}

/**
 * One thing a rep can look up or ask about: what it is asked by, what is true, and the words to say. Everything in
 * `say`, `briefly` and `ifNo`, and the right side of `insteadOf`, is said to customers as it stands and passes the
 * call analyst. Figures that differ by company are written as slots: {percent}, {months}, {company}.
 */
export type GuideEntry = {
	/** kebab-case, unique over all guides; part of the entry's address. */
	id: string
	title: string
	kind: 'rule' | 'disclosure' | 'objection' | 'skill' | 'topic' | 'fact'
	/** Ways a rep asks for it, as reps type: short, messy, without names. It is found by these, title and answer. */
	asked: readonly string[]
	/** The answer: one to three sentences, addressed to the rep. */
	answer: string
	/** Why, in one or two sentences, for whoever asks back. */
	why?: string
	/** Words to say out loud, best first. */
	say?: readonly string[]
	/** The words to say in twenty seconds: at most fifty words. */
	briefly?: string
	/** What to say when the customer still says no, in turn; the last one lets them go in peace. */
	ifNo?: readonly string[]
	/** Wordings to leave, and what to say in their place. */
	insteadOf?: readonly { not: string; say: string }[]
	/** At most five steps or points, each one sentence. */
	points?: readonly string[]
	/** The rule it rests on: '16 CFR 310.4(a)(5)(i)'; missing where it is craft and not law. */
	citation?: string
	about?: GuideSubject
	/** Ids of entries to read next. */
	related?: readonly string[]
}
