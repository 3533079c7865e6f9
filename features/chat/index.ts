/** Ask the coach: conversations about the law, the words to say, and one's own calls. */
export { chatRoutes } from './routes.ts'
export { removeUnsavedConversations } from './sessions/remove-unsaved-conversations.ts'
