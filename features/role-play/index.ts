/** Practice against a simulated prospect: scenarios, the person on the other end, and what the practice was worth. */
export { rolePlayJobs } from './jobs.ts'
export { findScenario } from './learned/find-scenario.ts'
export { rolePlayRoutes } from './routes.ts'
export { completeSession } from './sessions/complete-session.ts'
export { firstPractices } from './sessions/first-practices.ts'
export { removeSampleSessions } from './sessions/remove-sample-sessions.ts'
export { sendMessage } from './sessions/send-message.ts'
export { startSession } from './sessions/start-session.ts'
