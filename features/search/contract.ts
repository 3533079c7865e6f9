import { z } from 'zod'
import { ContentItem } from '#features/content/contract.ts'
import { HelpArticle } from '#features/help/contract.ts'
import { EmployeeRole } from '#features/people/contract.ts'
import { Recording, Segment } from '#features/recordings/contract.ts'
import { fewestCharacters, mostCharacters, mostRecent } from './limits.ts'

export * from './limits.ts'

/** GET /api/search?q=: words, the last one perhaps only begun, and "words in quotes" that occur together. */
export const SearchQuery = z.object({ q: z.string().trim().max(mostCharacters).default('') })

/** A call that is found by its name or by who speaks on it. */
export const FoundCall = z.object({
	id: z.uuid(),
	/** Of its file. */
	name: z.string(),
	callMetadata: Recording.shape.callMetadata,
	owner: Recording.shape.owner,
	/** 0-100; null where it is not scored. */
	score: z.number().nullable(),
	uploadedAt: z.iso.datetime(),
})
export type FoundCall = z.infer<typeof FoundCall>

/** Words of the transcript: those searched for are marked, a cut is shown by '…'. */
export const Quote = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))
export type Quote = z.infer<typeof Quote>

/** Something said on a call. */
export const FoundSaid = z.object({
	recordingId: z.uuid(),
	/** Of its file. */
	callName: z.string(),
	callMetadata: Recording.shape.callMetadata,
	owner: Recording.shape.owner,
	uploadedAt: z.iso.datetime(),
	speaker: Segment.shape.speaker,
	/** Seconds from the start of the call; null for a transcript without times. */
	start: z.number().nullable(),
	quote: Quote,
})
export type FoundSaid = z.infer<typeof FoundSaid>

/** An entry of the guide, a module or a lesson. `id` is unique among those of its kind. */
export const FoundReading = z.object({
	kind: z.enum(['entry', 'compliance-module', 'module', 'lesson']),
	id: z.string(),
	title: z.string(),
	/** The module of a lesson; null for everything else. */
	moduleId: z.string().nullable(),
})
export type FoundReading = z.infer<typeof FoundReading>

/** GET /api/search/calls?ids=: ids of calls, separated by commas. */
export const NamedCallsQuery = z.object({
	ids: z
		.string()
		.transform((ids) => ids.split(','))
		.pipe(z.array(z.uuid()).max(mostRecent)),
})

/** Those of the named calls that there still are and that one may see, in the order in which they were named. */
export const NamedCalls = z.array(FoundCall)

export const FoundPerson = z.object({ id: z.string(), name: z.string(), role: EmployeeRole })
export type FoundPerson = z.infer<typeof FoundPerson>

/** What one may see and the words lead to, each group best first and short. Empty for fewer than two characters. */
export const Found = z.object({
	calls: z.array(FoundCall),
	said: z.object({
		found: z.array(FoundSaid),
		/** False where the words are so common, and together so rare, that only some of the calls were read. */
		isWhole: z.boolean(),
	}),
	content: z.array(ContentItem.pick({ id: true, title: true, type: true })),
	guide: z.array(FoundReading),
	/** Articles of the help, for administrators also theirs. */
	help: z.array(HelpArticle.pick({ id: true, title: true })),
	/** Always empty for reps. */
	people: z.array(FoundPerson),
})
export type Found = z.infer<typeof Found>

/** Fewer characters than this find nothing. */
export const isSearchable = (q: string) => q.trim().length >= fewestCharacters
