/** Ask the coach: conversations about the law, the words to say, and one's own calls. */
export type { OpenCoachTools } from './agent/coach-tool.ts'
export { openCallBook } from './calls/open-call-book.ts'
export { prepareThreadToCoach } from './coach/coach-tasks.ts'
export { chatRoutes } from './routes.ts'
export { askCoach } from './sessions/ask-coach.ts'
export { removeSampleConversations } from './sessions/remove-sample-conversations.ts'
export { removeUnsavedConversations } from './sessions/remove-unsaved-conversations.ts'
export { saveSession } from './sessions/save-session.ts'
