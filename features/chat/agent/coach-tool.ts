import type { GuideEntry } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { ModelTool } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import type { Source } from '../contract.ts'

/** What the tools of one answer share: who asks, and what they gave, which the answer is verified against. */
export type ToolContext = {
	services: Services
	person: Person
	/** What an answer may be shown to rest on; the tools add to it. */
	sources: Source[]
	/** Guide entries that were read. */
	entries: GuideEntry[]
}

/** A tool, and the progress text that a rep sees: 'Looking at your calls'. */
type CoachTool = ModelTool & { step: string }

/** Tools for one answer. Higher layers add theirs: see `chatRoutes`. */
export type OpenCoachTools = (context: ToolContext) => CoachTool[]
