/** Practice against a simulated prospect: scenarios, the person on the other end, and what the practice was worth. */
export { rolePlayJobs } from './jobs.ts'
export { findScenario } from './learned/find-scenario.ts'
export { rolePlayRoutes } from './routes.ts'
export { firstPractices } from './sessions/first-practices.ts'
