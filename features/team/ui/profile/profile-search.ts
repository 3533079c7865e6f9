import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['recordings', 'chats', 'performance', 'goals'] as const
export type ProfileTab = 'overview' | (typeof furtherTabs)[number]

/** What of a profile is shown, as it stands in the address; the overview where nothing is said. */
export const readProfileSearch = searchReader({ tab: oneOf(furtherTabs) })
