/** Coaching between people: what is said about moments of a call, and what is given to be done by a day. */

export { giveAssignment } from './assignments/give-assignment.ts'
export { removeSampleAssignments } from './assignments/remove-sample-assignments.ts'
export { openCoachingTools } from './coach-tools.ts'
export { acknowledgeComment } from './comments/acknowledge-comment.ts'
export { addComment } from './comments/add-comment.ts'
export { coachingRoutes } from './routes.ts'
