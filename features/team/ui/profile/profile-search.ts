import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['recordings', 'chats', 'performance', 'goals'] as const
export type ProfileTab = 'overview' | (typeof furtherTabs)[number]

/** The query parameters of a profile. The overview is the default tab. */
export const readProfileSearch = searchReader({ tab: oneOf(furtherTabs) })
