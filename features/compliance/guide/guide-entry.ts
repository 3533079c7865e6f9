import { z } from 'zod'

const lines = z.array(z.string()).readonly()

/** What a guide entry teaches that is also found on calls or practiced, by its code there. */
const GuideSubject = z.strictObject({
	kind: z.enum(['statement', 'disclosure', 'objection', 'skill']),
	code: z.string(),
})
export type GuideSubject = z.infer<typeof GuideSubject>

/**
 * One thing a rep can look up or ask about: what it is asked by, what is true, and the words to say. Everything in
 * `say`, `briefly` and `ifNo`, and the right side of `insteadOf`, is said to customers as it stands and passes the
 * call analyst. Figures that differ by company are written as slots: {percent}, {months}, {company}.
 */
export const GuideEntry = z.strictObject({
	/** kebab-case, unique over all guides; part of the entry's address. */
	id: z.string(),
	title: z.string(),
	kind: z.enum(['rule', 'disclosure', 'objection', 'skill', 'topic', 'fact']),
	/** Ways a rep asks for it, as reps type: short, messy, without names. It is found by these, title and answer. */
	asked: lines,
	/** The answer: one to three sentences, addressed to the rep. */
	answer: z.string(),
	/** Why, in one or two sentences, for whoever asks back. */
	why: z.string().optional(),
	/** Words to say out loud, best first. */
	say: lines.optional(),
	/** The words to say in twenty seconds: at most fifty words. */
	briefly: z.string().optional(),
	/** What to say when the customer still says no, in turn; the last one lets them go in peace. */
	ifNo: lines.optional(),
	/** Wordings to leave, and what to say in their place. */
	insteadOf: z
		.array(z.strictObject({ not: z.string(), say: z.string() }))
		.readonly()
		.optional(),
	/** At most five steps or points, each one sentence. */
	points: lines.optional(),
	/** The rule it rests on: '16 CFR 310.4(a)(5)(i)'; missing where it is craft and not law. */
	citation: z.string().optional(),
	about: GuideSubject.optional(),
	/** Ids of entries to read next. */
	related: lines.optional(),
})
export type GuideEntry = z.infer<typeof GuideEntry>
