/** Coaching between people: what is said about moments of a call, and what is given to be done by a day. */

export { openCoachingTools } from './coach-tools.ts'
export { coachingRoutes } from './routes.ts'
