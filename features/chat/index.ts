/** Ask the coach: conversations about the law, the words to say, and one's own calls. */
export { openCallBook } from './calls/open-call-book.ts'
export { readCalls, type StandingCall } from './calls/read-calls.ts'
export { prepareToCoach } from './coach/prepare-to-coach.ts'
export { chatRoutes } from './routes.ts'
export { removeUnsavedConversations } from './sessions/remove-unsaved-conversations.ts'
export { plainMarkdown } from './speak/plain-markdown.ts'
export { readAmounts } from './speak/read-amounts.ts'
