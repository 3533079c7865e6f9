import { oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

/** How the list of recordings is narrowed and sorted, as it stands in its address. */
export const readRecordingsSearch = searchReader({
	filter: oneOf(['all', 'passing', 'failed']),
	sort: oneOf(['newest', 'oldest', 'highest', 'lowest']),
	q: text(200),
})
