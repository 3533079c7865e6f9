/** Ask the coach: conversations about the law, the words to say, and one's own calls. */
export type { OpenCoachTools } from './agent/coach-tool.ts'
export { openCallBook } from './calls/open-call-book.ts'
export { prepareThreadToCoach } from './coach/coach-tasks.ts'
export { chatRoutes } from './routes.ts'
export { removeUnsavedConversations } from './sessions/remove-unsaved-conversations.ts'
