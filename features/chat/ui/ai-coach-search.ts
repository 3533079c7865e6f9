import { longestMessage } from '#features/chat/limits.ts'
import { id, searchReader, text } from '#platform/browser/search-parameters.ts'

/** The query parameters of the coach page. */
export const readAiCoachSearch = searchReader({
	/** The id of a guide entry that is shown beside the conversation. */
	entry: id(),
	/** A question to put into the box. */
	ask: text(longestMessage),
})
export type AiCoachSearch = ReturnType<typeof readAiCoachSearch>
