import { searchReader, text } from '#platform/browser/search-parameters.ts'

/** The address of the help: what is searched for. */
export const readHelpSearch = searchReader({ q: text(200) })
export type HelpSearch = ReturnType<typeof readHelpSearch>
