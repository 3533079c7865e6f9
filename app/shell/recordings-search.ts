import { oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

/** Reads the filter, sort order and search text of the recordings list from its URL. */
export const readRecordingsSearch = searchReader({
	filter: oneOf(['all', 'passing', 'failed']),
	sort: oneOf(['newest', 'oldest', 'highest', 'lowest']),
	q: text(200),
})
